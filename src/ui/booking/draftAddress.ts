// Writes what `bookingDraft.ts` reads. It's apart from that, so that the form's script has none of our items, towns and services.

import { loadFields } from '../../domain/items/itemList.ts'
import type { Values } from '../../forms/form.ts'
import { paths, withQuery } from '../../routes.ts'

export const steps = ['where', 'when', 'who'] as const
export type Step = (typeof steps)[number]

/** Fields that can be answered before the last step. Street, phone and name are never in an address. */
export const draftFields = ['location', 'junk-type', 'slot', ...loadFields] as const

/** Address of a page with the answers so far. */
export const answersHref = (path: string, values: Values, more: Values = {}): string =>
  withQuery(path, { ...Object.fromEntries(draftFields.map((name) => [name, values[name]])), ...more })

/** Address of a step with the answers so far. */
export const stepHref = (step: Step, values: Values): string => answersHref(paths.bookOnline, values, { step })
