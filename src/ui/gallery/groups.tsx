import type { ReactNode } from 'react'
import { site } from '#site/site.ts'
import { examples as booking } from '../booking/examples.tsx'
import { examples as today } from '../desk/examples.tsx'
import { pictures, trucks } from '../drawings/examples.tsx'
import { examples as form } from '../form/examples.tsx'
import { examples as shared } from '../shared/examples.tsx'
import { calculatorParts, pageParts } from './pageParts.tsx'

/** Components in their states, by what each shows: the gallery's page has them, and tests render the same. */
export type Examples = Readonly<Record<string, () => ReactNode>>

export const groups: Readonly<Record<string, Examples>> = {
  Shared: shared,
  Form: form,
  Booking: booking,
  'The crew’s day': today,
  'Parts of pages': pageParts,
  ...(site.features.calculator && { 'Price calculator': calculatorParts }),
  Truck: trucks,
  Drawings: pictures,
}
