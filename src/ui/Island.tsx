import type { ComponentType } from 'react'
import { islandUrl } from '../document/assets.ts'

type Props<P extends object> = {
  /** File name of its module in `client/islands`. */
  readonly name: string
  readonly component: ComponentType<P>
  readonly props: P
  /** `touch`: at the first touch or focus; `visible`: also when it comes into view. */
  readonly when?: 'touch' | 'visible'
}

/** Server-rendered markup that the browser brings to life later; until then it is plain HTML that works. */
export const Island = <P extends object>({ name, component: Component, props, when = 'touch' }: Props<P>) => (
  <div
    data-island={name}
    data-island-src={islandUrl(name)}
    data-island-props={JSON.stringify(props)}
    data-island-when={when}
    data-island-status="waiting"
  >
    <Component {...props} />
  </div>
)
