// What somebody is answered whose form was taken.
import { sentences } from '#sentences'
import type { lookUpPlace } from '../business/lookUpPlace.ts'
import { siteWords } from '../business/siteTexts.ts'
import type { Receipt } from '../request/receiveForm.ts'
import type { ReceiptAnswer } from '../shared/forms/answers.ts'
import { type AnyForm, hasStep } from '../shared/forms/form.ts'

/** What is said of a place where we don't surely come. */
export function areaNote(kind: ReturnType<typeof lookUpPlace>['kind'] | undefined): string | undefined {
  const { probably, far, call } = sentences.mine.area
  if (kind === 'probably') return probably
  if (kind === 'too-far') return far(siteWords().area.region)
  return kind === 'near-miss' || kind === 'call' ? call : undefined
}

/** What a program reads of a form that was taken: what its page says, with its link. */
export function receiptOf(
  form: AnyForm,
  { location, reference, link, area }: Extract<Receipt, { ok: true }>,
  siteUrl: string,
): ReceiptAnswer {
  const isBooking = hasStep(form, 'reserve-window')
  const isBooked = isBooking && link?.may === 'own'
  const note = areaNote(area)
  const { heading, next } =
    isBooking && !isBooked ? { heading: sentences.mine.heading, next: sentences.mine.unconfirmed } : form.received()
  return {
    ok: true,
    location,
    reference,
    state: !isBooking ? 'received' : isBooked ? 'booked' : 'unconfirmed',
    heading,
    next: isBooking && !isBooked && area === 'too-far' && note ? note : [next, note].filter(Boolean).join(' '),
    links: { confirmation: siteUrl + location, ...(isBooked && { booking: siteUrl + location }) },
  }
}
