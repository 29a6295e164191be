import { bands } from '../drawings/panorama/bands.ts'

/** Share of the scrolled distance that a layer lags behind (far) or runs ahead (near, negative); see HeroPanorama.css. */
const depths: Readonly<Record<string, number>> = {
  clouds: 0.3,
  skyline: 0.16,
  prairie: 0.1,
  roofs: 0.06,
  trees: 0.03,
  road: 0,
  truck: 0,
  grass: -0.05,
}

/** The truck drives on as the page scrolls: share of the scrolled distance, sideways. */
const drive: Readonly<Record<string, number>> = { truck: 0.06 }

/**
 * The country behind the headline: decoration, at the bottom of a positioned hero that hides its overflow.
 * @param src address of the file with all layers
 */
export const HeroPanorama = ({ src }: { src: string }) => (
  <div className="panorama" aria-hidden="true">
    <div className="panorama-stage">
      {bands.map(({ id, width, height }) => (
        <img
          key={id}
          className={`panorama-layer panorama-${id}`}
          src={`${src}#${id}`}
          width={width}
          height={height}
          alt=""
          decoding="async"
          data-depth={depths[id]}
          data-drive={drive[id]}
        />
      ))}
    </div>
  </div>
)
