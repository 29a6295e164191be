import type { ReferralStep, ReferralTerm } from '../texts.ts'
import { site } from './site.ts'

/** What a visitor may send to a friend, from their own phone. */
export const invitation = `${site.name} hauls junk around here: ${site.phone.label}. From $${site.price.from}, and they name the price before they lift. Tell them I sent you.`

/** How it works without a form. */
export const theyCall: readonly ReferralStep[] = [
  { title: 'Pass the number on', text: 'By text, on a note, or over the fence.' },
  { title: 'They call and say your name', text: 'That is all they have to do. It is how we know who sent them.' },
  { title: 'We do the job', text: 'At the same price as for anyone: named first, agreed before we lift.' },
]

/** What people want to know before they give us a friend's number. */
export const terms: readonly ReferralTerm[] = [
  {
    question: 'What do I get?',
    answer:
      'A thank-you, and we tell you on the phone what it is at the moment. Ask before you send anyone, so that you know what you are doing it for. We print no amount here.',
  },
  {
    question: 'What does my friend get?',
    answer: `The same as everyone: a free estimate, and $${site.price.callDiscount} off for calling. Nothing is added to their price because you sent them.`,
  },
  {
    question: 'What happens to their number?',
    answer:
      'We call it once, about this job. If they do not want us, that is the end of it. No list, no second call, no marketing.',
  },
  {
    question: 'Do I have to write a review?',
    answer: 'No. We give nothing for reviews, and a referral has nothing to do with them.',
  },
  {
    question: 'Whom can I send?',
    answer: 'A neighbor, a tenant, a client, your sister in Joliet. Anyone with something to haul in our 19 towns.',
  },
]
