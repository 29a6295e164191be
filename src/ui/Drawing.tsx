import { drawing } from '../document/assets.ts'
import type { DrawingName } from './drawings/catalogue.ts'

type Props = {
  readonly name: DrawingName
  /** What the picture tells; empty when it is decoration. */
  readonly alt: string
  readonly className?: string
  /** In the first screen: not delayed. */
  readonly eager?: boolean
}

/** One of our drawings, as a file of its own with its room reserved. */
export function Drawing({ name, alt, className, eager }: Props) {
  const { url, width, height } = drawing(name)
  return (
    <img
      src={url}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      className={className}
    />
  )
}
