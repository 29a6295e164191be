import { towns } from '#site/towns.ts'
import type { Examples } from '../gallery/groups.tsx'
import { ServiceMap, TownList } from '../shared/ServiceMap.tsx'
import { ZipCheck } from './ZipCheck.tsx'

const lit = towns[0]?.slug ?? ''

export const examples: Examples = {
  'Map, one town lit': () => <ServiceMap current={lit} />,
  'Towns as words': () => <TownList towns={towns} current={lit} />,
  'ZIP check': () => <ZipCheck />,
}
