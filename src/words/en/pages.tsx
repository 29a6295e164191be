import type { LinkWords } from '../link.ts'
import { counted } from './basics.ts'
import { Write, write } from './reach.ts'

export const about = {
  title: (name: string) => `About ${name}`,
  crumb: 'About',
  pieceByPiece: 'Where does it go, piece by piece',
  message: 'Send us a message',
  meetUs: 'Meet us at your door',
  pickTime: 'Pick a time, and two of us will come and look at what you’ve got.',
}

export const reviews = {
  title: (hasSome: boolean): string =>
    hasSome ? 'Customer reviews of our junk removal' : 'Tell us how your junk pickup went',
  description: (region: string, hasSome: boolean) =>
    hasSome
      ? `Read what customers in ${region} say about our junk removal, and see how we’re rated.`
      : `Had a pickup from us in ${region}? Tell us how it went, good or bad. We read every message.`,
  heading: (hasSome: boolean): string => (hasSome ? 'What our customers say' : 'Tell us how we did'),
  rated: (rating: string, count: string) => `We’re rated ${rating} from ${count} reviews online.`,
  told: (count: number) =>
    count > 0
      ? `Here’s what ${counted(count, 'customer')} told us, and what they paid.`
      : 'Had a pickup from us? We’d like to hear how it went.',
  byKind: 'Reviews by kind of job',
  all: 'All',
  voices: 'In their words',
  fiveStars: 'Five stars.',
  ratings: 'Our ratings',
  yours: 'How did we do?',
  howItWent: (message: LinkWords) => (
    <>
      Tell us how it went, good or bad. {message('Send us a message')}, call, or {write}. If we broke a lamp or missed a
      corner, we’ll make it right.
    </>
  ),
  listing: 'Read or leave a review on our listing',
  nothingGiven: 'We don’t give anything for reviews: no discounts, no gifts, no raffles.',
  notReferrals: (program: LinkWords) => <> Our {program('referral program')} has nothing to do with them.</>,
  newHere: (pickup: LinkWords, questions: LinkWords) => (
    <>
      New here? See {pickup('how a pickup works')} or read the {questions('questions people ask')} before they call.
    </>
  ),
}

/** The referral program. `off`: "$25" for each of both; undefined where there's no reward, and so no program. */
export const referral = {
  name: (off?: string): string => (off ? 'Referral program' : 'Pass our number along'),
  title: (off?: string): string =>
    off ? 'Referral program: send us a neighbor' : 'Pass our number along to somebody with junk to haul',
  description: (off?: string) =>
    `Know a neighbor, a landlord or a friend with junk to haul? ${off ? `Send them our way, and you both get ${off} off.` : 'Send them our way.'} We never ask for their number.`,
  heading: (off?: string) => (off ? `Send us a neighbor, and you both get ${off} off` : 'Pass our number along'),
  lead: (off?: string) =>
    off
      ? `${off} off their first pickup, and ${off} off your next one. All you need is a link of your own.`
      : 'Know somebody with junk to haul? Send them our way. They get the same price as anybody else.',
  howItWorks: 'How referrals work',
  getLink: 'Get my link',
  textFriend: 'Text a friend our number',
  textLink: 'Text it to a friend',
  bothGet: (off: string) => `We both get ${off} off.`,
  reward: (off: string) => ({
    question: 'What do I get?',
    answer: `${off} off your next pickup, once we’ve done their job. It’s the same whatever they have hauled.`,
  }),
  ownLink: 'Get a link of your own',
  ownLinkText:
    'It takes your phone number, and you have it right away. Text it to a friend, or put it in your block’s group chat. We never need anybody else’s number.',
  yourLink: 'Your own link',
  theyCall: (off?: string): string => (off ? 'Or just pass our number along' : 'How it works'),
  friendSees: (pickup: LinkWords, prices: LinkWords | undefined, towns: LinkWords) => (
    <>
      Your friend might want to see {pickup('how a pickup works')}
      {prices && <>, {prices('what it might cost')}</>} and {towns('the towns we serve')}.
    </>
  ),
}

export const guides = {
  title: 'Junk removal guides: prices, pickup days, checklists',
  crumb: 'Guides',
  description: (region: string) =>
    `Straight answers for ${region}: what it costs, who takes it for free, and how to clear it out.`,
  lead: 'One page for one question, with the answer first. Prices are the calculator’s, and facts have their date.',
  sources: 'Where this is from',
  checked: (hasSources: boolean): string =>
    hasSources
      ? 'Our own prices are from our price table. The rest is from these, checked '
      : 'Prices are from our own price table, checked ',
  others: 'Other guides',
  ask: 'Ask',
  known: { rule: 'Confirmed', part: 'Confirmed in part', dated: 'One dated fact', ask: 'Not confirmed' },
  curb: ['Town', 'Who collects', 'How many', 'Day, sticker or call', 'Known since, and from', 'Who to ask'],
  until: (month: string) => `, contract through ${month}`,
  asJson: 'The same table for programs, as JSON',
  shares: ['How full', 'Space', 'What fits', 'Price'],
  yards: (count: number) => `${count} cubic yards`,
}

export const blog = {
  title: 'Junk removal blog: tips, prices and rules',
  crumb: 'Blog',
  heading: 'Junk removal tips from our crew',
  lead: 'What we’ve learned about getting rid of things around here: the prices, the rules, and when you don’t need us.',
  minutes: (count: number) => `${count} min read`,
  newest: 'Newest: ',
  more: (faq: LinkWords, services: LinkWords, feed: LinkWords | undefined) => (
    <>
      Not what you were looking for? See {faq('what people ask us')} or {services('what we take')}.
      {feed && <> Get new posts in your {feed('Atom feed')}, if you use a reader.</>}
    </>
  ),
  writtenBy: 'Written by',
  published: 'Published',
  updated: 'Updated',
  length: 'Length',
  services: 'Services in this guide',
  towns: 'Towns in this guide',
  related: 'Related guides',
  turn: 'Newer and older posts',
  newer: 'Newer',
  older: 'Older',
  all: 'All posts',
  contents: 'In this guide',
  notSure: (photo: LinkWords) => <>Not sure about one thing? {photo(`${Write} us a photo`)} and ask.</>,
  question: (title: string) => `I have a question about “${title}”: `,
}

export const legal = {
  since: 'In effect since ',
  privacy: {
    title: 'Privacy: what we keep and for how long',
    crumb: 'Privacy',
    description:
      'What this website keeps about you, for how long, who gets it, and how to have it deleted. We don’t sell any of it.',
    heading: 'Your privacy',
    lead: (name: string) =>
      `What ${name} keeps about you on this website, for how long, who gets it, and how to have it deleted.`,
  },
  terms: {
    title: 'Terms: what you and we agree to',
    crumb: 'Terms',
    description: (name: string) =>
      `What you and ${name} agree to when you book a pickup, get a price from us, or get our texts.`,
    heading: 'Our terms',
    lead: (name: string) => `What you and ${name} agree to when you book a pickup with us.`,
  },
}

export const sitemap = {
  title: 'Sitemap: every page of this site',
  crumb: 'Sitemap',
  description: (towns: string, hasBlog: boolean) =>
    `All pages on one page: services, the ${towns}, prices, booking${hasBlog ? ', questions and the blog' : ' and questions'}.`,
  lead: 'Every page of this site, in one list.',
  groups: { pages: 'Pages', services: 'Services', items: 'Items', towns: 'Towns' },
  allItems: 'All items and prices',
}
