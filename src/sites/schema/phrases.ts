import { spokenTime } from '../../domain/calendar/localTime.ts'
import { daysLabel } from '../../domain/calendar/slots.ts'
import type { Site } from './site.ts'

// A business's figures as its texts say them, so that no text types one by hand.

/**
 * The call discount with its terms, the same wherever it's offered: "$25 off loads of $124 or more". So it never takes a
 * load below the smallest price.
 */
export const discountOffer = ({ from, callDiscount }: Site['price']): string =>
  `$${callDiscount} off loads of $${from + callDiscount} or more`

/** "2 PM": until then a call can still mean a pickup today. */
export const cutoffOf = ({ sameDayUntilHour }: Pick<Site, 'sameDayUntilHour'>): string =>
  spokenTime(sameDayUntilHour * 60)

/** When the trucks drive, a part for each: "Monday to Friday 8 AM to 6 PM". `between` goes after the days: "from". */
export const pickupHoursOf = ({ pickup }: Site['hours'], between = ''): readonly string[] =>
  pickup.map((hours) =>
    [daysLabel(hours), between, `${spokenTime(hours.opens)} to ${spokenTime(hours.closes)}`].filter(Boolean).join(' '),
  )
