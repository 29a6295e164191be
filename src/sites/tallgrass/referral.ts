import { inDollars } from '../../domain/prices/price.ts'
import type { ReferralStep, ReferralTerm } from '../schema/texts.ts'
import { site } from './site.ts'
import { towns } from './towns.ts'

/** What a visitor may send to a friend, from their own phone. */
export const invitation = `${site.name} hauls junk around here: ${site.phone.label}. Prices start at ${inDollars(site.price.from)}, and you’ll know yours before they lift anything. Tell them I sent you.`

/**
 * Whole dollars off for both: the friend's first pickup, and the next one of the person who sent them. While it's undefined
 * there's no program, and the page just says to pass the number along.
 */
export const reward: number | undefined = 25

/** How it works without a form. */
export const theyCall: readonly ReferralStep[] = [
  { title: 'Pass our number along', text: 'Text it, write it on a note or say it over the fence.' },
  { title: 'They call and mention you', text: 'That’s all they need to do. It’s how we know who sent them.' },
  {
    title: 'We do the job',
    text: `They agree to the price before we lift, with ${inDollars(reward)} off. Your next pickup is ${inDollars(reward)} less, too.`,
  },
]

/** What people want to know before they send a friend our way, after the reward. */
export const terms: readonly ReferralTerm[] = [
  {
    question: 'What does my friend get?',
    answer: `A free estimate, and ${inDollars(reward)} off their first pickup. It can’t be combined with the discount for calling, so they get the better one.`,
  },
  {
    question: 'What do you do with my number?',
    answer:
      'We use it to see whose link it is, and to take the discount off your next pickup. You won’t get ads from us.',
  },
  {
    question: 'Do I have to write a review?',
    answer: 'No. We don’t give anything for reviews, and referrals have nothing to do with them.',
  },
  {
    question: 'Who can I refer?',
    answer: `A neighbor, a tenant, a client, your sister in Joliet. Anybody in our ${towns.length} towns with something to haul.`,
  },
]
