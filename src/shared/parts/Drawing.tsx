import { drawing, type PhotoAsset, photo } from '../../assets.ts'
import type { DrawingName, MapPictureName } from '../drawings/catalog.ts'

type Props = {
  readonly name: DrawingName | MapPictureName
  /** What the picture shows; empty when it is decoration. */
  readonly alt: string
  readonly className?: string
  /** In the first screen: loaded without delay. */
  readonly eager?: boolean
  /** How wide it is shown, for the choice among a photo's widths. */
  readonly sizes?: string
}

const sourceSet = (variants: PhotoAsset['avif']) => variants.map(({ url, width }) => `${url} ${width}w`).join(', ')

/** One of our drawings as an image file with its size reserved, or the owner's photo that replaces it. */
export function Drawing({ name, alt, className, eager, sizes = '(min-width: 48em) 50vw, 100vw' }: Props) {
  const taken = photo(name)
  const shown = taken ?? drawing(name)
  const image = (
    <img
      src={'url' in shown ? shown.url : shown.fallback}
      alt={alt && taken ? taken.alt : alt}
      width={shown.width}
      height={shown.height}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
      className={className}
    />
  )
  if (!taken) return image
  // The picture has no box of its own; in a grid its sources would be cells too.
  return (
    <picture className="contents">
      <source className="hidden" type="image/avif" srcSet={sourceSet(taken.avif)} sizes={sizes} />
      <source className="hidden" type="image/webp" srcSet={sourceSet(taken.webp)} sizes={sizes} />
      {image}
    </picture>
  )
}
