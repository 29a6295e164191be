import { towns } from '#site/towns.ts'
import { ServiceMap } from '../shared/ServiceMap.tsx'
import { TownList } from '../shared/TownList.tsx'
import type { ExampleGroup } from './example.ts'

const lit = towns[0]?.slug ?? ''

export const maps: ExampleGroup = {
  title: 'Map',
  examples: [
    {
      name: 'Map, one town lit',
      wide: true,
      render: () => <ServiceMap current={lit} />,
    },
    { name: 'Towns as words', render: () => <TownList towns={towns} current={lit} /> },
  ],
}
