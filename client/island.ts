import type { ComponentType } from 'react'
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Makes the `hydrate` export of an island's module out of its component. The `gone` event says that the island's page
 * has left the browser's history for good: its effects are undone.
 */
export const island =
  <Props extends object>(Component: ComponentType<Props>) =>
  (root: HTMLElement, props: Props): void => {
    const tree = hydrateRoot(root, createElement(Component, props))
    root.addEventListener('gone', () => tree.unmount(), { once: true })
  }
