import { bands } from '../drawings/panorama/bands.ts'

/**
 * A layer's place in the scene, which is 560 high; see drawings/panorama/bands.ts. The height is not `auto`: WebKit would
 * take the proportions of the whole file instead of those of the view.
 */
const places: Readonly<Record<string, string>> = {
  clouds: 'top-0 h-[calc(100%*220/560)]',
  skyline: 'top-[calc(100%*40/560)] h-[calc(100%*360/560)]',
  prairie: 'top-[calc(100%*250/560)] h-[calc(100%*200/560)]',
  roofs: 'top-[calc(100%*180/560)] h-[calc(100%*300/560)]',
  trees: 'top-[calc(100%*190/560)] h-[calc(100%*310/560)]',
  road: 'top-[calc(100%*340/560)] h-[calc(100%*350/560)]',
  truck: 'top-[calc(100%*230/560)] h-[calc(100%*240/560)]',
  grass: 'top-[calc(100%*340/560)] h-[calc(100%*350/560)]',
}

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
          className={`panorama-layer panorama-${id} ${places[id]}`}
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
