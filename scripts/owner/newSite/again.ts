import { isDeepStrictEqual } from 'node:util'
import type { Business } from '../../../src/sites/schema/business.ts'
import { complete } from './complete.ts'
import type { Draft } from './question.ts'
import { setAt, valueAt } from './question.ts'

/** What's worked out of other answers, unless somebody says otherwise. */
const workedOut = [
  'site.description',
  'site.geo',
  'site.phone.label',
  'site.hours.phone',
  'site.area.reach',
  'site.area.zipPrefixes',
  'site.area.example',
  'site.area.zoneName',
  'site.area.landStates',
  'site.area.landmark.reach',
]

/** Earlier answers to begin with. What was worked out then is left out, so that it follows the new answers. */
export function answersToBeginWith(earlier: Draft): Draft {
  const draft = structuredClone(earlier)
  if (!draft.site) return draft
  for (const path of workedOut) setAt(draft, path, undefined)
  // Without the fields, not with undefined ones: those would hide what's worked out.
  const bare = JSON.parse(JSON.stringify(draft)) as Draft
  const again = complete({ folder: '', ...bare } as unknown as Business)
  for (const path of workedOut)
    if (!isDeepStrictEqual(valueAt(again, path), valueAt(earlier, path))) setAt(bare, path, valueAt(earlier, path))
  return bare
}
