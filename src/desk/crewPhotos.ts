import { workDay } from '../business/calendar.ts'
import type { SentFile } from '../request/submission.ts'
import { quoteForm } from '../shared/forms/forms.ts'
import type { Services } from '../shared/http/services.ts'
import { pickupsOn } from '../store/bookings.ts'
import { type CrewTime, type PhotoProblem, storePhoto, storePhotos } from '../store/photos.ts'

type CrewPhotos = {
  readonly date: string
  readonly reference: string
  readonly taken: CrewTime
  readonly files: AsyncIterable<SentFile>
}

const field = quoteForm.fields['junk-photos']

/** How many were kept, and why others weren't. */
export type KeptPhotos = { readonly stored: number; readonly problems: readonly PhotoProblem[] }

/**
 * Keeps what the crew took at its work, without each file's metadata, and says why others couldn't be kept. Undefined when that
 * pickup isn't on that day anymore, or the day is still to come. Throws when D1 does.
 */
export async function keepCrewPhotos(
  services: Services,
  { date, reference, taken, files }: CrewPhotos,
): Promise<KeptPhotos | undefined> {
  const { env, now } = services
  if (date > workDay(now())) return undefined
  if (!(await pickupsOn(env.DB, date)).some((pickup) => pickup.reference === reference)) return undefined
  return storePhotos(services, {
    reference,
    field,
    files,
    // The spool is for customers: the crew sees that it didn't work, and tries again.
    store: async ({ photo, content }) => {
      const clean = { photo: { ...photo, taken }, content }
      const stored = await storePhoto(env, { reference, clean, attach: true }, now())
      return stored === 'no-database' ? 'not-stored' : stored
    },
    isAllowed: async () => true,
  })
}
