import { site } from '#site/site.ts'
import { cutoffOf } from '../sites/schema/phrases.ts'

const { area } = site

/** "2 PM": until then a call can still mean a pickup today. */
export const cutoff: string = cutoffOf(site)

/** "Springfield, NY" */
export const withState = (town: string): string => `${town}, ${area.state.code}`

/** "Clark County, Ohio" */
export const countyWithState = (county: string): string => `${county} County, ${area.state.name}`

/** What a field for a phone number gives as an example, with the business's own area code: "202 555 0123". */
export const phoneExample = `${site.phone.e164.slice(2, 5)} 555 0123`

/** What a field for a ZIP or town gives as an example: "12345 or Springfield". */
export const placeExample = `${area.example.zip} or ${area.example.town}`
