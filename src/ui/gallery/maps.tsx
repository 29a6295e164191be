import drawn from '#build/mapLinks.json'
import { towns } from '../../content/townIndex.ts'
import { ServiceMap } from '../ServiceMap.tsx'
import { TownList } from '../TownList.tsx'
import type { ExampleGroup } from './example.ts'

export const maps: ExampleGroup = {
  title: 'Map',
  examples: [
    {
      name: 'Map, one town lit',
      wide: true,
      render: () => <ServiceMap map={drawn.byTown.naperville ?? drawn.plain} />,
    },
    { name: 'Towns as words', render: () => <TownList towns={towns} current="naperville" /> },
  ],
}
