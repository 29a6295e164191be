// What the owner and the crew read at the desk: its frame, a day's stops, and how it's opened.

const pickups = (count: number) => (count === 1 ? '1 pickup' : `${count} pickups`)

/** What many of its pages have in common. */
export const desk = {
  description: 'The desk of the business, for its owner and crew only.',
  name: 'Desk',
  tabs: { today: 'Today', requests: 'Requests', calendar: 'Calendar', numbers: 'Numbers' },
  /** Read after a figure on a tab */
  newOnes: ' new',
  noSignal: 'There’s no signal, so this is the day as you saw it last.',
  notSaved: 'Not saved yet: this phone keeps what you saved, and sends it once there’s a signal. Leave the page open.',
  call: 'Call',
  callTo: (phone: string) => `Call ${phone}`,
  text: 'Text',
  map: 'Map',
  email: 'Email',
  picture: (number: number, count: number) => `${number} of ${count}`,
  photosOf: (reference: string) => `Photos of ${reference}`,
  photosDescription: 'The photos that came with a request. Only people with the link can see them.',
  noPhotos: 'There aren’t any photos with this request yet.',
  undo: 'Undo',
  truck: (number: number) => `Truck ${number}`,
  at: (what: string, time: string) => `${what} at ${time}`,
  since: (what: string, time: string) => `${what} since ${time}`,
  /** How long ago, in whole minutes: "42 min", "3 h 5 min", "2 days" */
  age: (minutes: number) => {
    if (minutes < 1) return 'just now'
    if (minutes < 60) return `${minutes} min`
    if (minutes < 24 * 60)
      return [`${Math.floor(minutes / 60)} h`, minutes % 60 && `${minutes % 60} min`].filter(Boolean).join(' ')
    const days = Math.floor(minutes / (24 * 60))
    return days === 1 ? '1 day' : `${days} days`
  },
  ago: (age: string) => `${age} ago`,
  methods: { cash: 'Cash', card: 'Card', check: 'Check', other: 'Other' },
  destinations: { donated: 'Donated', recycled: 'Recycled', landfill: 'Landfill' },
  /** What a job cost */
  costs: {
    dump: (amount: string) => `dump ${amount}`,
    tons: (count: number) => (count === 1 ? '1 ton' : `${count} tons`),
    ticket: (number: string) => `ticket ${number}`,
    fuel: (amount: string) => `fuel ${amount}`,
    other: (amount: string) => `other ${amount}`,
  },
  device: { android: 'Android phone', windows: 'Windows computer', linux: 'Linux computer', unknown: 'unknown device' },
  outdated: (what: string) => `Since you opened it: ${what}. Nothing happened just now. Here’s how it is.`,
  entered: (what: string) => `You entered: ${what}.`,
}

/** A day's stops. */
export const day = {
  around: 'Days around',
  another: 'Another day',
  show: 'Show it',
  notFinished: (who: string, date: string) => `Not finished: ${who}, ${date}`,
  signOut: 'Sign out',
  /** `truck`: empty for the only one; `part`: 0 for all of it. */
  route: (truck: string, part: number): string =>
    truck || part
      ? ['Route', truck && `: ${truck}`, part && `, part ${part}`].filter(Boolean).join('')
      : 'Open the route in Google Maps',
  count: (stops: number, done: number) => {
    if (done === stops) return `${pickups(stops)}, all done.`
    return done === 0 ? `${pickups(stops)}.` : `${pickups(stops)}, ${done} done.`
  },
  hears: (who: string, isText: boolean, delay: string) => `${who} hears by ${isText ? 'text' : 'email'}: ${delay}.`,
  toCall: (isSome: boolean): string =>
    isSome ? 'We didn’t tell the others. Call or text them:' : 'We didn’t tell them. Call or text them:',
  nothing: (isToday: boolean): string =>
    isToday ? 'There aren’t any pickups today.' : 'There aren’t any pickups on this day.',
  seeCalendar: 'See the calendar',
  asOf: (time: string) => `As of ${time}`,
  paid: (amount: string) => `Paid: ${amount}`,
  nobodySaidHow: (amount: string) => `${amount}, nobody said how`,
  withoutAmount: (jobs: number) => `${jobs === 1 ? '1 job' : `${jobs} jobs`} without an amount.`,
  allCrews: 'All',
  giveTo: (crew: string) => `Give it to ${crew}`,
  outdated: 'Somebody changed that pickup meanwhile, so nothing happened just now. Here’s how the day looks.',
  givenAway: 'Somebody gave that stop to somebody else meanwhile, so it stayed there. Here’s how the day looks.',
  overNow: 'That page was of another day, so nobody was told. Here’s how the day looks.',
  otherPrice: 'Somebody gave them another price meanwhile. Here it is, with what you typed.',
  noReason: 'Their price is firm. Say what isn’t as they described it, like “It’s upstairs”.',
  notAgreed: 'Their price is firm. For another one, use “Not as described”, and have them accept it first.',
  photosNotKept: (count: number) => `${count === 1 ? 'One photo wasn’t' : `${count} photos weren’t`} kept.`,
  photosSaved: 'The photos are saved.',
  restSaved: 'All else is saved.',
  you: 'You',
  /** `saved`: empty for nothing */
  savedBefore: (who: string, saved: string, time: string) =>
    `${who} saved ${saved || 'it without an amount'} at ${time}. Save yours instead?`,
}

/** A stop, and what the crew says of it. */
export const stop = {
  nobodyThere: 'Nobody there',
  drive: (minutes: number) => `, about ${minutes} min`,
  delay: (minutes: number, time: string) => `about ${minutes} min late, told at ${time}`,
  wholeTruck: 'About the whole truck.',
  ofTruck: (percent: number) => `About ${percent}% of the truck.`,
  wontFit: 'It won’t fit with what’s in it by then: unload first.',
  full: (percent: number) => `It’s about ${percent}% full after this.`,
  theySaid: 'They said:',
  note: 'Note:',
  ahead: { yes: 'Call or text when you’re on the way.', no: 'No call ahead.' },
  theyKnow: (delay: string) => `They know: ${delay}.`,
  texted: { before: 'They get a text when you tap “On the way”.', after: 'They got a text that you’re on the way.' },
  tapText: 'Tap “Text” to let them know: the words are filled in.',
  wholeRequest: 'The whole request',
  costsWere: (costs: string) => `Costs: ${costs}`,
  nothingSaid: 'Nobody said what was paid.',
  late: {
    title: 'Running late',
    who: 'Who should know?',
    way: (isText: boolean): string => (isText ? 'a text' : 'an email'),
    others: (who: string) => `You’ll have to call or text ${who}: the words come next.`,
    howLate: (words: string) => `They read “${words}”, with the time that you tap. How late are you?`,
  },
  minutes: (count: number) => (count === 60 ? '1 hour' : `${count} min`),
  thereIn: (step: string) => `${step}, there in about`,
  photosAfter: 'Photos of the empty spot',
  saveDone: 'Save, it’s done',
  photosBefore: 'Photos before',
  looksNow: 'How it looks now',
  keepPhotos: 'Keep them',
  earlier: 'Earlier',
  later: 'Later',
  paid: 'What they paid, in dollars',
  whyNothing: 'If that’s $0, why: they read it',
  free: 'Free of charge',
  how: 'How they paid',
  where: 'Where it goes',
  office: 'For an office',
  officeNote: 'These are on the receipt, with its number. They can print it.',
  po: 'Their PO number',
  due: 'Due by',
  change: 'Change',
  changeReceipt: 'Change the receipt',
  saveChange: 'Save the change',
  corrected: 'Anyone who got a receipt gets a corrected one.',
  // Showing it on the website
  shownNow: 'On the website',
  show: 'Show it on the website',
  seen: (isPaid: boolean) =>
    `People see what it was, where it went, the town, the month and ${isPaid ? 'what was paid' : 'no price'}. No name, no street.`,
  what: 'What it was',
  whatExample: 'Sectional and two mattresses',
  shots: { before: 'Photo from before', after: 'Photo from after' },
  noShot: 'None',
  saidYes: 'We asked them, and they said yes',
  saveShown: 'Save it',
  showIt: 'Show it',
  hide: 'Take it off the website',
  costs: 'Costs',
  ticketPhoto: 'Photo of the ticket',
  saveCosts: 'Save the costs',
  costFields: {
    dump: 'Dump fee, in dollars',
    tons: 'Tons',
    ticket: 'Ticket number',
    fuel: 'Fuel, in dollars',
    other: 'Other costs, in dollars',
  },
  doorPhoto: 'A photo of the door, if you like',
  yesNobody: 'Yes, nobody’s there',
  missed: (time: string) => `It’s ${time}. That closes the stop.`,
  notHeard: 'They don’t hear of it from us. Tap “Text”: the words are filled in.',
  hears: (way: string) => `They get ${way} about it.`,
  tripFee: (amount: string) => `Your trip fee is ${amount}.`,
  fee: (isPaid: boolean): string => (isPaid ? 'Change the trip fee' : 'Trip fee paid'),
  saveFee: 'Save the trip fee',
  feeWas: (paid: string) => `Trip fee: ${paid}`,
  payOnline: (amount: string) => `Pay ${amount} online`,
  scan: 'Let them scan this, or open it here. Tap “Done” or “Change” once it’s paid.',
  openPay: 'Open the page to pay',
  notAsDescribed: 'Not as described',
  price: 'Price',
  givePrice: 'Give them a price',
  different: 'What’s different',
  upstairs: 'It’s upstairs',
  theirName: 'Their name, if they accept it',
  savePrice: 'Save the price',
  estimate: (words: string) => `Estimate ${words}`,
  priceGiven: (words: string) => `Price you gave ${words}`,
  firm: (words: string) => `Firm: ${words}`,
  acceptedBy: (name: string) => `Accepted by ${name}`,
  newPrice: (amount: string, reason: string) => `New price ${amount}, waiting for their OK: ${reason}`,
  ofTruckLine: (size: string) => `${size} truck`,
  yourPrice: 'Your price, in dollars',
  fewLines: 'A few lines instead',
  fewLinesNote: 'Each ends with its amount. They’re added up.',
  line: (number: number) => `Line ${number}`,
  exampleLine: 'Mattress 30',
  wrong: {
    paid: 'Type what they paid in dollars, like 245 or 245.50, or leave it empty.',
    whyNothing: 'Say why nothing was paid, like “Free of charge”.',
    due: 'Pick the day on which it’s due, or leave it empty.',
    what: 'Say what it was, like “Sectional and two mattresses”.',
    yes: 'Ask them first, then tick that they said yes.',
    costs: 'Type each cost in dollars, like 85 or 85.50, or leave it empty.',
    tons: 'Type the tons as they’re on the ticket, like 1.2, or leave them empty.',
  },
}
