import type { ComponentType } from 'react'
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** The `hydrate` export of an island's module. */
export const island =
  <Props extends object>(Component: ComponentType<Props>) =>
  (root: HTMLElement, props: Props): void => {
    hydrateRoot(root, createElement(Component, props))
  }
