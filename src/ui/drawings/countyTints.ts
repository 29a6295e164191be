import { site } from '#site/site.ts'
import type { County } from '../../sites/town.ts'

const tints = { green: '#f1f0dc', sand: '#f8f0db' } as const

/** A county's tone on the map. */
export function countyTint(county: County): string {
  const tint = site.area.counties.find(({ name }) => name === county)?.tint
  return tint ? tints[tint] : '#fcf9ec'
}
