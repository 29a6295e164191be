import { site } from '#site/site.ts'
import { clockTime, stepOf } from '../../../domain/calendar/visit.ts'
import { visitOf } from '../../store/visits.ts'
import { onTheWayMessage } from '../customerText.ts'
import type { Channel } from './channel.ts'
import { bookingLinks } from './visitorCopy.ts'
import { customerTextsOn, textCustomer, wantsTexts } from './visitorText.ts'

/** Waits before each further attempt, in ms: half an hour later the crew is there. */
const schedule = [1, 2, 5, 10, 15].map((minutes) => minutes * 60_000)

/** Tells the customer that the crew is on the way. */
export const onTheWay: Channel = {
  name: 'on-the-way',
  occasion: 'on-the-way',
  schedule,
  isOn: customerTextsOn,
  concerns: wantsTexts,
  onlyForPeople: true,
  async send({ lead: { reference, textTo } }, services) {
    const visit = await visitOf(services.env.DB, reference)
    const since = visit['on-the-way']
    // The pickup was moved or canceled since, or the crew is there already.
    if (!textTo || since === undefined || stepOf(visit) !== 'on-the-way') return
    const links = await bookingLinks(services, reference)
    const text = onTheWayMessage(clockTime(since, site.timeZone), links?.page)
    await textCustomer(services, { reference, to: textTo, text })
  },
}
