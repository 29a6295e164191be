import { Drawing } from './Drawing.tsx'
import type { DrawnMap, MapSize } from './mapGeometry.ts'

type Props = { readonly map: DrawnMap }

const classes = { wide: 'mapWide', narrow: 'mapNarrow' } as const

const FramedMap = ({
  map,
  size,
  shown = classes[size],
}: Props & { readonly size: MapSize; readonly shown?: string }) => {
  const { viewBox, label, markup } = map[size]
  return (
    <div className={`mapFrame ${shown}`}>
      <Drawing name={`map-${size}`} alt="" className="mapPicture" />
      {/* A picture of links is a group, since role="img" would hide them. */}
      <svg
        className="mapLinks"
        viewBox={viewBox}
        role={size === 'wide' ? 'group' : 'img'}
        aria-labelledby={label}
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    </div>
  )
}

/**
 * Two frames of one map; the style sheet shows the one that suits the room it has. The narrow one is a picture: its towns
 * are closer together than a thumb is wide, and the list of them has room for one.
 */
export const ServiceMap = ({ map }: Props) => (
  <div className="map">
    <FramedMap map={map} size="narrow" />
    <FramedMap map={map} size="wide" />
  </div>
)

/** Just the narrow frame, for pages whose list of towns has the links. */
export const SmallMap = ({ map }: Props) => (
  <div className="map">
    <FramedMap map={map} size="narrow" shown="mapOnly" />
  </div>
)
