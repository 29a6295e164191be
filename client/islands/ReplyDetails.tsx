import { say } from '#words'

/** Saves each answer as soon as it's given; the newest is always sent last. */
export const hydrate = (root: HTMLElement): void => {
  const form = root.querySelector('form')
  const status = root.querySelector('[role=status]')
  if (!form || !status) return
  let sent: Promise<void> = Promise.resolve()
  const send = async () => {
    status.textContent = say.notice.saving
    const headers = { accept: 'application/json' }
    const answer = await fetch(form.action, { method: 'POST', headers, body: new FormData(form) }).catch(
      () => undefined,
    )
    status.textContent = answer?.ok ? say.notice.saved : say.notice.notSaved
  }
  const save = () => {
    sent = sent.then(send)
  }
  form.addEventListener('change', save)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    save()
  })
}
