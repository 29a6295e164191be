import { addPhotos } from './addPhotos.ts'
import { booking, bookingIcs, calendarIcs } from './booking.ts'
import { leadPhoto, leadPhotos } from './leadPhotos.ts'
import type { SignedPage } from './signedPage.ts'

/** Every address that needs a signed link. */
export const signedPages: readonly SignedPage[] = [addPhotos, leadPhotos, leadPhoto, booking, bookingIcs, calendarIcs]
