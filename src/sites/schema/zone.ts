import { site } from '#site/site.ts'
import { zoneNameOf } from '../../domain/calendar/zones.ts'

/** What its time is called by; undefined outside the US. Browsers get its value alone. */
export const zone = zoneNameOf(site.timeZone)
