import drawn from '#build/mapLinks.json'
import { towns } from '../../business/townIndex.ts'
import type { Examples } from '../gallery/groups.tsx'
import { ServiceMap } from '../shared/ServiceMap.tsx'
import { TownList } from '../shared/TownList.tsx'
import { ZipCheck } from './ZipCheck.tsx'

const lit = towns[0]?.slug ?? ''

export const examples: Examples = {
  'Map, one town lit': () => <ServiceMap map={drawn.byTown[lit] ?? drawn.plain} />,
  'Towns as words': () => <TownList towns={towns} current={lit} />,
  'ZIP check': () => <ZipCheck />,
}
