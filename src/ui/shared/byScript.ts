import type { FormEvent } from 'react'

/** Sends a form as browsers do without scripts, with all that was typed and the button that was pressed. */
export function sendPlainly(form: HTMLFormElement, button: HTMLElement | null | undefined): void {
  if (button instanceof HTMLButtonElement) {
    const { name, value } = button
    if (name) form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
    if (button.hasAttribute('formaction')) form.action = button.formAction
  }
  form.submit()
}

/** Handles a form's `submit` by script. Whatever throws in it, at once or later, sends the form the plain way. */
export const byScript =
  (send: (form: HTMLFormElement, button: HTMLButtonElement | undefined) => void | Promise<void>) =>
  (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const { currentTarget: form, nativeEvent } = event
    const { submitter } = nativeEvent as SubmitEvent
    const button = submitter instanceof HTMLButtonElement ? submitter : undefined
    const sent = async () => send(form, button)
    void sent().catch((error: unknown) => {
      console.warn('A form is sent without its script', error)
      sendPlainly(form, button)
    })
  }
