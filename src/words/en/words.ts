import { Write, write } from './reach.ts'

/** The frame around every page, and what many pages have in common. */
export const frame = {
  skip: 'Skip to the content',
  /** Read while the next page takes long */
  loading: 'Loading',
  /** In the header's menu */
  menu: {
    home: 'Home',
    howItWorks: 'How It Works',
    services: 'Services',
    serviceAreas: 'Service Areas',
    calculator: 'Pricing Calculator',
    bookOnline: 'Book Online',
    blog: 'Blog',
    faq: 'FAQ',
    referralProgram: 'Referral Program',
    passItOn: 'Pass our number along',
    about: 'About',
    contact: 'Contact',
  },
  /** In the footer */
  links: {
    services: 'Services',
    serviceAreas: 'Service areas',
    calculator: 'Price calculator',
    schedule: 'Book a pickup',
    findPickup: 'Find my pickup',
    jobsDone: 'Jobs done',
    faq: 'FAQ',
    guides: 'Guides',
    blog: 'Blog',
    sitemap: 'Sitemap',
    privacy: 'Privacy',
    terms: 'Terms',
  },
  reviews: 'Reviews',
  noReviews: 'How did we do?',
  /** Read after the business's name, which leads home */
  brandHome: ', home',
  /** Follows a link from another language's page to an English one */
  inEnglish: '(in English)',
  rating: (rating: string) => `${rating} rating`,
  fiveStars: (count: string) => `${count} five-star reviews`,
  scheduleNow: 'Schedule Now',
  openMenu: 'Menu',
  closeMenu: 'Close the menu',
  mainMenu: 'Main',
  callBar: `Call or ${write} us`,
  call: (phone: string) => `Call ${phone}`,
  /** Read before a number that is shown */
  callBefore: 'Call ',
  textUs: `${Write} us`,
  /** Beside the number, where there's little room */
  textShort: `${Write} us`,
  textTo: (phone: string) => `Text ${phone}`,
  quickLinks: 'Quick links',
  contact: 'Contact',
  hours: 'Hours',
  hoursNote: (always: boolean) => `By phone${always ? ', at night too' : ''}. Pickups have their own hours.`,
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  bookPickup: 'Book a pickup',
  priceCalculator: 'Price calculator',
  freeQuote: 'Get a free quote',
  closingHeading: 'Ready to get rid of it?',
  closing: (offer: string | undefined) =>
    `Call ${offer ? `to book and get ${offer}` : 'us'}, or ${write} us a photo for a free estimate, with no obligation.`,
  errorTitle: (title: string) => `Error: ${title}`,
  blogFeed: (name: string) => `${name} blog`,
}

/** Jobs that their customers let us show */
export const jobs = {
  title: 'Junk removal jobs we’ve done, and what they cost',
  crumb: 'Jobs done',
  description: 'What people had us haul away, in which town and which month, and what they paid for it.',
  heading: 'Jobs we’ve done',
  lead: (yards: number) =>
    `What it was, where, how much of our ${yards}-yard truck it filled, and what they paid for all of it, carrying and extras included. Each is here because its customer said yes.`,
  none: 'There aren’t any here yet. The first one could be yours.',
  newest: 'The newest first',
  inTown: (town: string) => `Jobs we’ve done in ${town}`,
  likeIt: 'Jobs like this that we’ve done',
  all: 'All jobs that we’ve done',
  before: 'Before we loaded it',
  after: 'After we loaded it',
  beforeShort: 'Before',
  afterShort: 'After',
  paid: (price: string) => `Paid ${price}`,
  /** A load's share of the truck, and what the calculator says it costs. */
  estimate: (share: string, price: string) => `${share} of the truck; the calculator says ${price}`,
  yours: 'What would yours cost?',
  closingHeading: 'What do you need gone?',
  closing: `Book it, or ${write} us what you’d like gone and the name of your town. The estimate’s free.`,
}

/** The picture that goes along when somebody shares a page. */
export const card = {
  ticket: 'Job ticket',
  /** Two short lines */
  agree: ['Price agreed', 'before we lift'],
  alt: (headline: string, price: string, phone: string, picture: string) =>
    `Job ticket: “${headline}”, ${price}, ${phone}. ${picture}.`,
}

/** What a page's Markdown has besides its text: its forms, where it is, how to reach us. */
export const twin = {
  post: (address: string) => `Send: POST ${address}, as form data or JSON`,
  get: (address: string) => `Ask: GET ${address}, with the fields in the query`,
  sentAs: (value: string) => `, sent as ${value}`,
  button: (label: string) => `Button: ${label}`,
  table: (heading: string) => `Table: ${heading}`,
  choice: (label: string) => `Choice: ${label}`,
  field: (label: string, required: boolean) => `Field: ${label}${required ? ' (required)' : ''}`,
  changes: (what: string, url: string) => `The ${what} change by the minute: see ${url}`,
  call: 'Call',
  text: 'Text',
  email: 'Email',
  here: 'This page',
  nothing: 'We don’t take any of this.',
  terms: 'This is an estimate. The price is agreed at the door, before anything is lifted.',
}

/** The towns, on the map and in lists. */
export const map = {
  townsServed: (count: number) => (count === 1 ? 'town we serve' : `${count} towns we serve`),
  /** Names a link to all of them */
  allTowns: (count: number) => (count === 1 ? 'Our service area' : `All ${count} towns`),
  /** Where other towns' pages are in English only */
  townPages: (towns: string) =>
    towns ? `There are pages for ${towns}; the others are in English.` : 'The pages of towns are in English.',
  ofTown: (town: string) => `${town} map`,
  ofAll: (towns: string, direction: string) => `Map of the ${towns}, ${direction}`,
  /** What a state is divided into */
  divisions: {
    county: (name: string) => `${name} County`,
    parish: (name: string) => `${name} Parish`,
    borough: (name: string) => `${name} Borough`,
    censusArea: (name: string) => `${name} Census Area`,
    municipality: (name: string) => name,
    region: (name: string) => `${name} Planning Region`,
    city: (name: string) => name,
  },
  state: (name: string) => name,
  lake: (name: string) => name,
  miles: (count: number) => (count === 1 ? '1 mile' : `${count} miles`),
}

export { access } from './access.ts'
export { adjustments, business, prices, time } from './basics.ts'
export { calculator } from './calculator.ts'
export { day, desk, stop } from './desk.ts'
export { booking, fields, findPickup } from './forms.ts'
export { happened } from './happened.ts'
export { items } from './items.ts'
export { message } from './messages.ts'
export { notice, zip } from './notice.ts'
export { numbers } from './numbers.ts'
export { owner } from './owner.ts'
export { planner } from './planner.ts'
export { privacy } from './privacy.ts'
export { request, requests, source } from './requests.ts'
export { places, scene, serviceAreas, town } from './towns.ts'
