import type { CopyButtonProps } from '../../src/ui/shared/CopyButton.tsx'
import { noticeWords } from '../../src/words/notice.ts'
import { notify } from '../notify.ts'

/** One click needs no framework. */
export const hydrate = (root: HTMLElement, { text, what = text }: CopyButtonProps): void => {
  const button = root.querySelector('button')
  button?.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text)
      button.textContent = noticeWords().copied(what)
      notify({ text: button.textContent })
    } catch {
      notify({ text: noticeWords().notCopied(text) })
    }
  })
}
