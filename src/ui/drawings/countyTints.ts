import { site } from '#site/site.ts'
import type { County } from '../../sites/schema/town.ts'
import { palette } from './palette.ts'

const tints = { green: palette.countyGreen, sand: palette.countySand }

/** A county's tone on the map. */
export function countyTint(county: County): string {
  const tint = site.area.counties.find(({ name }) => name === county)?.tint
  return tint ? tints[tint] : palette.county
}
