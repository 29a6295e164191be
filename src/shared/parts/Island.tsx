import { type ComponentType, createElement, type ReactNode } from 'react'
import { islandUrls } from '../../assets.ts'

type Props<P extends object, Q extends object> = {
  /** File name of its module in `client/islands`. */
  readonly name: string
  readonly component: ComponentType<P & Q>
  /** Serialized into the page. */
  readonly props: P
  /** Not serialized: the island's module gets the same data elsewhere before it hydrates. */
  readonly own?: Q
  /** It hydrates on the first touch or focus; `visible`: also when it comes into view. */
  readonly when?: 'visible'
}

/** Server-rendered HTML that works by itself and is hydrated later. */
export const Island = <P extends object, Q extends object = object>({
  name,
  component: Component,
  props,
  own,
  when,
}: Props<P, Q>) => (
  <div
    data-island={name}
    data-island-src={islandUrls(name).join(' ')}
    data-island-props={JSON.stringify(props)}
    data-island-when={when}
    data-island-status="waiting"
  >
    <Component {...props} {...(own as Q)} />
  </div>
)

/** Not an HTML element, and visitors' input is escaped, so nothing else in a page can look like it. */
export const fragmentElement = 'dynamic-fragment'

type FragmentProps = {
  /** Its source: a name in `src/handlers/pages.tsx`. */
  readonly name: string
  /** Shown when the source doesn't answer in time, and in Markdown: true at any hour. */
  readonly children?: ReactNode
}

/** A part of a cached page that's rendered per request. Not for use inside islands, which would fail to hydrate. */
export const DynamicFragment = ({ name, children }: FragmentProps) => createElement(fragmentElement, { name }, children)
