// What assistants can do for somebody.
import type { files } from '../routes.ts'

type Words = {
  readonly title: string
  readonly description: string
  /** What an assistant without the page in front of a person has to know, too. */
  readonly more?: string
}

const agreed = 'Ask the person first: they have to agree to what you send.'

/** How a list of items is written. */
export const listWords = `Ids from ${'/items.json' satisfies typeof files.items} with _ between; how many of one goes behind a dot, as in one-id_other-id.2`

/** Each tool's name, what it's called, and what it does. */
export const toolWords = {
  estimate: { title: 'Price estimate', description: 'What a pickup of some items costs, line by line.' },
  item: {
    title: 'Find an item',
    description: 'See the price, or who takes it.',
    more: 'It gives the ids of items.',
  },
  check_area: { title: 'Service area', description: 'Whether we come to a ZIP code or town.' },
  open_windows: { title: 'Open pickup windows', description: 'Pickup windows that are open now.' },
  request_quote: { title: 'Ask for a quote', description: 'We call or text back with a price.', more: agreed },
  book_pickup: {
    title: 'Book a pickup',
    description: 'Books an open window. The phone has to be the person’s own: it gets the confirmation.',
    more: `The price is agreed at the door, before anything is lifted. ${agreed}`,
  },
  send_message: { title: 'Send a message', description: 'Sends us a message.', more: agreed },
  get_referral_link: { title: 'Referral link', description: 'Makes a link to share with friends.', more: agreed },
  get_booking: { title: 'Look up a booking', description: 'Finds a booked pickup by its reference and phone number.' },
  move_booking: { title: 'Move a booking', description: 'Moves a booked pickup to another open window.', more: agreed },
  cancel_booking: { title: 'Cancel a booking', description: 'Cancels a booked pickup, free of charge.', more: agreed },
} as const satisfies Readonly<Record<string, Words>>

export type ToolName = keyof typeof toolWords

export function wordsOf(name: ToolName) {
  const { title, description, more }: Words = toolWords[name]
  return { title, description: [description, more].filter(Boolean).join(' ') }
}
