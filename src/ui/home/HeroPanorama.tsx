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

/**
 * The country behind the headline: decoration, at the bottom of a positioned hero that hides its overflow. Its layers
 * follow the scroll by `client/motion.css`.
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
        />
      ))}
    </div>
  </div>
)
