import { say } from '#words'
import type { CopyButtonProps } from '../../src/shared/parts/CopyButton.tsx'
import { notify } from '../notify.ts'

/** One click needs no framework. */
export const hydrate = (root: HTMLElement, { text, what = text }: CopyButtonProps): void => {
  const button = root.querySelector('button')
  button?.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text)
      button.textContent = say.notice.copied(what)
      notify({ text: button.textContent })
    } catch {
      notify({ text: say.notice.notCopied(text) })
    }
  })
}
