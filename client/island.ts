import { type ComponentType, createElement } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { sendPlainly } from '../src/shared/parts/Submit.tsx'

/**
 * The `hydrate` export of an island's module. Translators and password managers change the page: React would replace an
 * island that isn't as the server sent it, and removes one whose rendering fails, with all that was typed. So that very HTML
 * comes back, with its text, selection and files. It works without the script, and what was just sent is sent by the browser.
 * Throws where the HTML was changed.
 */
export const island =
  <Props extends object>(Component: ComponentType<Props>) =>
  (root: HTMLElement, props: Props): void => {
    const html = [...root.childNodes]
    let focused = document.activeElement
    let sent: SubmitEvent | undefined
    root.addEventListener('focusin', ({ target }) => (focused = target as Element))
    root.addEventListener('submit', (event) => (sent = event))
    root.addEventListener('input', () => (sent = undefined))
    const putBack = () => {
      root.dataset.islandStatus = 'failed'
      root.replaceChildren(...html)
      if (focused instanceof HTMLElement && root.contains(focused) && document.activeElement === document.body)
        focused.focus({ preventScroll: true })
      if (sent?.defaultPrevented) sendPlainly(sent.target as HTMLFormElement, sent.submitter)
    }
    const onUncaughtError = (error: unknown) => {
      console.warn('An island failed', error)
      putBack()
    }
    const options = { onUncaughtError, onRecoverableError: () => {} }
    // At once, so that nothing is typed between losing the HTML and getting it back.
    const hydrated = flushSync(() => hydrateRoot(root, createElement(Component, props), options))
    if (html.every(({ parentNode }) => parentNode === root)) return
    hydrated.unmount()
    putBack()
    throw new Error('Its HTML was changed')
  }
