import { renderToStaticMarkup } from 'react-dom/server'
import { Skyline } from '#site/drawings.tsx'
import { landscape } from '../../../src/shared/drawings/landscapes/landscape.ts'
import { Road } from '../../../src/shared/drawings/panorama/Road.tsx'
import { Clouds } from '../../../src/shared/drawings/panorama/Skyline.tsx'
import { TruckBody } from '../../../src/shared/drawings/truck/Truck.tsx'
import { lightDrawing as palette } from '../schemes.ts'

/** Size of every card in px: what the big networks show without cropping. */
export const card = { width: 1200, height: 630 }

/** A stretch of the panorama: where it begins (of 2000), and the truck on it. */
export type Stretch = { readonly from: number; readonly truck: Parameters<typeof TruckBody>[0] }

/** Where the verge's tall stems leave the ticket's words free. */
const lowGrass = 850

const window = { width: 1000, top: 8, height: 525 }

/** The country with the truck at the right, and the grass in front of everything, as two pictures of one size. */
export function roadScene({ from, truck }: Stretch): { readonly country: string; readonly grass: string } {
  const view = (left: number) => ({
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `${left} ${window.top} ${window.width} ${window.height}`,
    width: card.width,
    height: card.height,
  })
  const country = (
    <svg {...view(from)}>
      <rect x="0" y="0" width="2000" height="700" fill={palette.sky} />
      <g transform="translate(0 20)">
        <Clouds />
      </g>
      <Skyline />
      {landscape.Landmark && <landscape.Landmark />}
      <landscape.Country />
      <landscape.Roofs />
      <landscape.Trees />
      <Road />
      <g transform={`translate(${from + 545} 458)`}>
        <TruckBody {...truck} />
      </g>
    </svg>
  )
  const grass = (
    <svg {...view(lowGrass)}>
      <landscape.Verge />
    </svg>
  )
  return { country: renderToStaticMarkup(country), grass: renderToStaticMarkup(grass) }
}
