import { windowHours } from '#site/calendar.ts'
import { slotLabel } from '../../src/domain/calendar/slots.ts'
import { isByDesk } from '../../src/request/event.ts'
import { forgetRequest, hasPickupComing } from '../../src/request/forget.ts'
import { type DeskRequest, whoOf } from '../../src/request/request.ts'
import { findDeskRequest } from '../../src/store/desk.ts'
import type { Command } from './owner.ts'

/** "1 photo", "2 photos". */
const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`

/** What is deleted, and what isn't. */
function consequences({ reference, photos, events, booking, others, visit, ...request }: DeskRequest): string {
  const byDesk = events.filter(({ person }) => isByDesk(person)).length
  const also = [
    'what they said',
    ...(photos > 0 ? [counted(photos, 'photo')] : []),
    ...(byDesk > 0 ? [`${counted(byDesk, 'thing')} done at the desk`] : []),
    ...(booking ? ['its pickup'] : []),
  ]
  const left = others.map((other) => other.reference).join(', ')
  return `This deletes ${reference} of ${whoOf({ ...request, reference })} for good: ${also.join(', ')} and the messages about it.${
    left ? ` Other requests of the same number stay: ${left}.` : ''
  }${visit.done === undefined ? '' : ' What the job brought stays in the numbers, without anything that says whose it was.'} Emails, texts and webhook messages that were sent have to be deleted where they were received.`
}

/** Deletes everything that is stored of a person under a reference, after saying what that is. */
export const forget: Command = async (site, asked, reader) => {
  const { reference } = asked
  const request = await findDeskRequest(site.env.DB, reference)
  if (request?.slot && hasPickupComing(request, site.now()))
    return {
      problem: `They have a pickup coming, ${slotLabel(request.slot, windowHours)}, and they’d wait for you. Cancel it at the desk first, so they hear about it.`,
    }
  const what = request
    ? consequences(request)
    : `There’s no request ${reference} in the database. This deletes what else there may be of it: files that wait for the database, or couldn’t be read.`
  if (!asked.yes && !reader.confirm)
    return { problem: 'Nothing was deleted: there’s nobody to ask here, so it needs --yes.' }
  if (!asked.yes && !(await reader.confirm?.(`${what}\nType yes: `)))
    return { problem: 'Nothing was deleted: that needs the word yes.' }
  await forgetRequest(site, reference)
  return {
    data: asked.yes ? [what] : [],
    notes: [`${reference} is deleted. What is still in the spool goes within two minutes, when the site runs.`],
  }
}
