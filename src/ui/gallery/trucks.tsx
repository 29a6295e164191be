import { palette } from '../drawings/palette.ts'
import { Truck } from '../drawings/truck/Truck.tsx'
import type { ExampleGroup } from './example.ts'

const things = [
  { color: palette.brickLight, volume: 40 },
  { color: palette.steel, volume: 60 },
  { color: palette.marigold, volume: 16 },
  { color: palette.pineMist, volume: 90 },
]

const fill = (share: number, name: string) => ({
  name: `Truck, ${name}`,
  render: () => <Truck fill={share} title={`Our truck, ${name}`} />,
})

export const trucks: ExampleGroup = {
  title: 'Truck',
  examples: [
    { name: 'Truck, closed', render: () => <Truck title="Our truck" /> },
    { name: 'Truck, piled high', render: () => <Truck piled title="Our truck, loaded" /> },
    fill(0, 'empty'),
    fill(0.25, 'a quarter full'),
    fill(0.5, 'half full'),
    fill(1, 'full'),
    {
      name: 'Truck, four things to scale',
      render: () => <Truck load={things} title="Our truck with four things in it" />,
    },
    {
      name: 'Truck, more than it holds',
      render: () => <Truck load={[...things, { color: palette.wheat, volume: 400 }]} title="Our truck, overfull" />,
    },
  ],
}
