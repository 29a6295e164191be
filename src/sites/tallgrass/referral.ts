import { inDollars } from '../../domain/prices/price.ts'
import { discountOffer } from '../schema/phrases.ts'
import type { ReferralStep, ReferralTerm } from '../schema/texts.ts'
import { site } from './site.ts'

/** What a visitor may send to a friend, from their own phone. */
export const invitation = `${site.name} hauls junk around here: ${site.phone.label}. Prices start at ${inDollars(site.price.from)}, and you’ll know yours before they lift anything. Tell them I sent you.`

/** What somebody gets for a job they send us, like "$25 off your next pickup"; undefined while there's no set reward. */
export const reward: string | undefined = undefined

/** How it works without a form. */
export const theyCall: readonly ReferralStep[] = [
  { title: 'Pass our number along', text: 'Text it, write it on a note or say it over the fence.' },
  { title: 'They call and mention you', text: 'That’s all they need to do. It’s how we know who sent them.' },
  { title: 'We do the job', text: 'They pay the same price as anybody else, and they agree to it before we lift.' },
]

/** What people want to know before they send a friend our way, after the reward. */
export const terms: readonly ReferralTerm[] = [
  {
    question: 'What does my friend get?',
    answer: `The same as everybody: a free estimate, and ${discountOffer(site.price)} when they call to book. Their price isn’t any higher because you sent them.`,
  },
  {
    question: 'What do you do with my number?',
    answer: 'We use it to see whose link it is, and to thank you. You won’t get ads from us.',
  },
  {
    question: 'Do I have to write a review?',
    answer: 'No. We don’t give anything for reviews, and referrals have nothing to do with them.',
  },
  {
    question: 'Who can I refer?',
    answer: 'A neighbor, a tenant, a client, your sister in Joliet. Anybody in our 19 towns with something to haul.',
  },
]
