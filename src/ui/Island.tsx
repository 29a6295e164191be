import type { ComponentType } from 'react'
import { islandUrl } from '../assets.ts'

type Props<P extends object, Q extends object> = {
  /** File name of its module in `client/islands`. */
  readonly name: string
  readonly component: ComponentType<P & Q>
  /** Travels in the page. */
  readonly props: P
  /** Stays here: the island's module gets the same from elsewhere before it takes over. */
  readonly own?: Q
  /** `touch`: at the first touch or focus; `visible`: also when it comes into view; `idle`: then, but not before the browser rests. */
  readonly when?: 'touch' | 'visible' | 'idle'
}

/** Server-rendered markup that the browser brings to life later; until then it is plain HTML that works. */
export const Island = <P extends object, Q extends object = object>({
  name,
  component: Component,
  props,
  own,
  when = 'touch',
}: Props<P, Q>) => (
  <div
    data-island={name}
    data-island-src={islandUrl(name)}
    data-island-props={JSON.stringify(props)}
    data-island-when={when}
    data-island-status="waiting"
  >
    <Component {...props} {...(own as Q)} />
  </div>
)
