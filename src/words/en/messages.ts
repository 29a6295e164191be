import { CallAt, callAt, write } from './reach.ts'

/** What customers read by mail and by text, and in the calendar file of their pickup. */
export const message = {
  // What happened
  canceled: 'Your pickup is canceled',
  moved: 'Your pickup is moved',
  booked: 'Your pickup is booked',
  priced: 'Your price for the pickup',
  toConfirm: 'Please confirm your pickup',
  received: 'We have your request',
  withChanges: (heading: string) => `${heading}, with your changes`,
  reminder: (isToday: boolean) => `Your pickup is ${isToday ? 'today' : 'tomorrow'}`,
  onTheWay: 'We’re on the way to your pickup',
  late: (minutes: number) => `We’re running about ${minutes === 60 ? 'an hour' : `${minutes} minutes`} late today`,
  sorryMissed: 'Sorry we missed you',
  done: 'Your pickup is done',
  corrected: 'Corrected receipt',
  // What's next
  /** It may be what they asked for by phone. */
  weCanceled:
    'We canceled this pickup, so we won’t come. If that’s a surprise, call us. You can book a new one any time.',
  wontCome: 'We won’t come. You can book a new pickup any time.',
  held: (minutes: number) =>
    `A lot of people are booking right now. We’re holding your time for ${minutes} minutes: open your pickup and confirm it.`,
  notConfirmed: (reply: string) => `Your time isn’t confirmed yet. We’ll call you ${reply}.`,
  whetherWeCome: 'We’ll call to say whether we can come.',
  closedToday: 'We’re closed today.',
  hearFromUs: (reply: string) => `You’ll hear from us ${reply}.`,
  left: (time: string, minutes?: number) =>
    `The crew left at ${time}${minutes === undefined ? '' : `, and should be there in about ${minutes} minutes`}.`,
  stillComing: 'We’re still coming, and we’re sorry about the wait. You don’t have to do anything.',
  missed: (time: string) => `We came by at ${time}, and couldn’t find anybody.`,
  afterMissed: `No hard feelings: call or ${write} us, or pick another time.`,
  thankYou: 'Thanks for choosing us',
  wentWell: 'We hope it all went well. If something wasn’t right, call us or reply to this message, and we’ll fix it.',
  thanks: 'Thanks for having us. Here’s your receipt.',
  replaces: 'We’ve changed the receipt that we sent you. This one replaces it.',
  // Links
  seeOrBook: 'See it, or book again',
  confirm: 'Confirm my pickup',
  seeMoveCancel: 'See, move or cancel it',
  hereIsLink: 'Here’s the link to your pickup',
  askedForLink:
    'Somebody asked for it on our website with your number or email. If it wasn’t you, you don’t have to do anything.',
  see: 'See your pickup',
  seeReceipt: 'See your receipt',
  addToCalendar: 'Add it to my calendar',
  removeFromCalendar: 'Remove it from my calendar',
  review: 'How did we do? Write a review',
  call: (phone: string) => `Call ${phone}`,
  // Facts
  askedFor: 'You asked for',
  where: 'Where',
  what: 'What',
  day: 'Day',
  price: 'Price',
  agreed: {
    page: (price: string) => `${price}, as agreed`,
    phone: (price: string) => `${price}, agreed by phone`,
    door: (price: string) => `${price}, agreed at the door`,
    changed: (price: string) => `${price}, changed since it was accepted`,
  },
  /** Where things are set out */
  spots: { curb: 'at the curb', garage: 'in the garage', porch: 'on the porch', inside: 'inside' },
  nobodyHome: 'nobody home',
  newPrice: (price: string) => `New price for your pickup: ${price}`,
  newPriceNext: (reason: string) => `${reason}. We won’t load anything at the new price until you accept it.`,
  friendsDiscount: 'Friend’s discount',
  priceSeen: 'Price you saw',
  number: 'The number we’ll call',
  before: 'Before we come',
  tripFee: (fee: string) => `If nobody’s there when we come, there’s a trip fee of ${fee}.`,
  paid: 'Paid',
  /** For an office */
  receiptNumber: 'Receipt number',
  poNumber: 'PO number',
  dueBy: 'Due',
  went: 'Where it went',
  /** Pictures that the crew took */
  pictures: { before: 'Before', after: 'After' },
  methods: { cash: 'in cash', card: 'by card', check: 'by check', other: 'another way' },
  places: { donated: 'donation', recycled: 'recycling', landfill: 'the landfill' },
  // The frame of a mail
  itWasOn: (when: string) => `It was on ${when}`,
  reference: (reference: string) => `Reference ${reference}`,
  opening: (heading: string, reference: string) => `${heading}. Your reference is ${reference}.`,
  questions: (phone: string) =>
    `Questions, or something to change? Reply to this email, or ${callAt(phone)} and give us your reference.`,
  why: 'You got this because this address was given with the request.',
  noMore: 'No more emails from us',
  // Texts
  stopTexts: 'Reply STOP to stop texts.',
  linkText: 'See, move or cancel your pickup:',
  onTheWaySince: (time: string, minutes?: number) =>
    minutes === undefined
      ? `We’re on the way to your pickup, since ${time}.`
      : `We left for your pickup at ${time}, and we’ll be there in about ${minutes} minutes.`,
  lateText: (late: string) => `${late}, and we’re still coming.`,
  seeHere: 'See your pickup:',
  callUs: (phone: string) => `Call us: ${phone}`,
  // What the owner's phone fills into a text to them
  hello: (name: string, business: string, about: string) =>
    `Hi${name && ` ${name}`}, it’s ${business} about ${about}. `,
  about: {
    booking: (when: string) => (when ? `your pickup on ${when}` : 'your pickup'),
    quote: 'your quote',
    contact: 'your message',
    other: 'your request',
  },
  atDesk: {
    request: (business: string) => `It’s ${business}, about your request. `,
    price: (business: string, price: string, url: string) =>
      `It’s ${business}. We can do it for ${price}, loading and hauling included. See it and pick a time: ${url}`,
    priceAgain: (business: string, price: string, url: string) =>
      `It’s ${business}. Did you see our price? We can still do it for ${price}. Any questions, just ask, or pick a time: ${url}`,
    here: (business: string) => `It’s ${business}. We’re here for your pickup.`,
    missed: (business: string, time: string) =>
      `It’s ${business}. We were here at ${time} for your pickup, and couldn’t find anybody. When can we come again? `,
    onTheWay: (business: string, minutes?: number) =>
      `It’s ${business}. We’re on the way to your pickup${minutes === undefined ? '' : `, and there in about ${minutes} minutes`}.`,
    today: (business: string) => `It’s ${business}, about your pickup today. `,
    pickup: (business: string) => `It’s ${business}, about your pickup. `,
    coming: (business: string, isTomorrow: boolean, day: string, hours: string) =>
      `It’s ${business}, about your pickup ${isTomorrow ? 'tomorrow' : `on ${day}`}, ${hours}. `,
    late: (business: string, late: string) => `It’s ${business}. ${late}. We’re still coming.`,
  },
  // The calendar file
  fileName: (reference: string) => `pickup-${reference}`,
  summary: (business: string) => `Pickup by ${business}`,
  description: (reference: string, phone: string, span: string) =>
    `Reference ${reference}. ${CallAt(phone)}. We’ll get there within ${span}.`,
}
