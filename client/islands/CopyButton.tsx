import type { CopyButtonProps } from '../../src/ui/shared/CopyButton.tsx'
import { notify } from '../notify.ts'

/** One click needs no framework. */
export const hydrate = (root: HTMLElement, { text, what = text }: CopyButtonProps): void => {
  const button = root.querySelector('button')
  button?.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text)
      button.textContent = `Copied ${what}`
      notify({ text: `Copied ${what}` })
    } catch {
      notify({ text: `Your browser won’t let us copy it. Here it is: ${text}` })
    }
  })
}
