import { type DrawingName, drawings } from '../shared/drawings/catalog.ts'
import { palette } from '../shared/drawings/palette.ts'
import { Truck } from '../shared/drawings/truck/Truck.tsx'
import { Drawing } from '../shared/parts/Drawing.tsx'
import type { Examples } from './groups.tsx'

const load = [
  { color: palette.brickLight, volume: 40 },
  { color: palette.steel, volume: 60 },
  { color: palette.marigold, volume: 16 },
  { color: palette.pineMist, volume: 90 },
]

const fills = { empty: 0, 'a quarter full': 0.25, 'half full': 0.5, full: 1 }

/** The truck as the pages draw it themselves. */
export const trucks: Examples = {
  'Truck, closed': () => <Truck title="Our truck" />,
  'Truck, piled high': () => <Truck piled title="Our truck, loaded" />,
  ...Object.fromEntries(
    Object.entries(fills).map(([name, fill]) => [
      `Truck, ${name}`,
      () => <Truck fill={fill} title={`Our truck, ${name}`} />,
    ]),
  ),
  'Truck, four things to scale': () => <Truck load={load} title="Our truck with four things in it" />,
  'Truck, more than it holds': () => (
    <Truck load={[...load, { color: palette.wheat, volume: 400 }]} title="Our truck, overfull" />
  ),
}

/** The others, as image files. */
export const pictures: Examples = Object.fromEntries(
  (Object.keys(drawings) as DrawingName[])
    .filter((name) => name !== 'panorama')
    .map((name) => [
      `Drawing, ${name}`,
      () => <Drawing name={name} alt={`The drawing named ${name}`} className="w-full h-auto" />,
    ]),
)
