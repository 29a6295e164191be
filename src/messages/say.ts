// The messages that there are: who reads each of them, by which medium, what it's about, and its words.
import { isTextable } from '../domain/contact/textMessage.ts'
import { isSuspicious, type SpamSignal } from '../domain/source.ts'
import type { Env } from '../env.ts'
import { ticked } from '../shared/forms/fields.ts'
import type { AnyForm, Update, Values } from '../shared/forms/form.ts'
import type { Services } from '../shared/http/services.ts'
import type { Spending } from '../store/budgets.ts'
import type { Revision, StoredLead } from '../store/lead.ts'
import { type MailBody, mail } from './media/mail.ts'
import { inMinutes, type Medium, type Reader, type Schedule, text, webhook } from './media/medium.ts'
import {
  bookingText,
  confirmationLetter,
  correctionLetter,
  correctionText,
  lateLetter,
  lateText,
  linkLetter,
  linkText,
  missedLetter,
  missedText,
  onTheWayLetter,
  onTheWayText,
  receiptLetter,
  receiptText,
  reminderLetter,
  reminderText,
  thanksLetter,
  thanksText,
} from './toCustomer.ts'
import { batchEvent, batchLetter, leadEvent, nudgeLetter, nudgeText, ownerLetter, ownerText } from './toOwner.ts'

/** What a message is written from: the request as it is now, and what happened to it. */
export type Notice = {
  readonly lead: StoredLead
  readonly form: AnyForm
  readonly revision: Revision
  /** That of the event which it's about. */
  readonly number: number
  /** It's the same for every attempt, so that receivers can drop what they have already. */
  readonly id: string
  /** 1 for the first. */
  readonly attempt: number
}

/**
 * What a message is about. That of a request's `state` is replaced by a newer one as long as it hasn't gone out; that of an
 * occasion exists once.
 */
export type About =
  | 'state'
  | 'reminder'
  | 'on-the-way'
  | 'late'
  | 'missed'
  | 'receipt'
  | 'correction'
  | 'thanks'
  | 'nudge'
  | 'link'

/** Words, and how they get to somebody. */
export type Way<Content> = {
  readonly medium: Medium<Content>
  /** A customer's own address; the owner's and their programs' are the medium's. */
  readonly to?: (lead: StoredLead) => string | undefined
  /** Undefined when there's nothing to say anymore. Throws when the database does, or it isn't the time for it. */
  words(notice: Notice, services: Services): Promise<Content | undefined>
}

export type Message<Content = unknown> = Way<Content> & {
  /** Rows of the outbox have it, those of the version before a deploy too. */
  readonly name: string
  readonly reader: Reader
  readonly about: About
  /** Whether these answers are of its concern; without this, all are. */
  readonly concerns?: (answers: Values) => boolean
  /** It rings a phone, or goes to somebody whom we don't know, so there's none of what looks like a robot's. */
  readonly onlyForPeople?: true
  /** How many of one request its customer gets: what's sent to an address or a number that we don't know has an end. */
  readonly most?: number
  /** Its medium's, where it says nothing. */
  readonly schedule?: Schedule
  /** It's tried again every day after its schedule is over. */
  readonly untilDelivered?: true
  /** What it spends besides what its medium costs. */
  readonly costs?: readonly Spending[]
  /** How it goes where its medium has no address, or is past a budget. */
  readonly orElse?: Way<unknown>
  /** Says many requests in one; without this, it's left out of batches. Throws when the database does. */
  batch?(leads: readonly StoredLead[], services: Services): Promise<Content>
  /** Says what isn't about a request. */
  plain?(body: MailBody): Content
}

/** Checks that words are of their medium, which a list of all media can't. */
const message = <Content>(it: Message<Content>): Message<Content> => it

const toOwner = { reader: 'owner', medium: mail } as const
const toPhone = { reader: 'owner', medium: text, onlyForPeople: true } as const
const toProgram = { reader: 'program', medium: webhook } as const

/** Mails to customers go to the first address that they gave. */
const toInbox = {
  reader: 'customer',
  medium: mail,
  concerns: ({ email }: Values) => Boolean(email),
  to: ({ copyTo }: StoredLead) => copyTo,
  onlyForPeople: true,
} as const

/**
 * Texts to customers go to those who asked for them, at a number that takes some: none behind an extension does. Numbers
 * abroad or with a price of their own get a call, since anybody may book with any number.
 */
const toNumber = {
  reader: 'customer',
  medium: text,
  concerns: ({ texts, phone = '' }: Values) => texts === ticked && isTextable(phone),
  to: ({ textTo }: StoredLead) => textTo,
  onlyForPeople: true,
} as const

/** They have no mailbox that it could go to. */
const toNumberAlone = {
  ...toNumber,
  concerns: ({ email, ...answers }: Values) => !email && toNumber.concerns(answers),
} as const

/** What a text has room for. */
const subjectOf = ({ subject }: MailBody) => subject

/** It's tried every hour through the night: after the morning nobody needs a reminder. */
const reminding = { about: 'reminder', schedule: inMinutes(1, 5, 15, ...Array<number>(18).fill(60)) } as const
/** Half an hour later the crew is there. */
const soon = inMinutes(1, 2, 5, 10, 15)
/** After the last of these the next nudge is due. */
const nudging = { about: 'nudge', onlyForPeople: true, schedule: inMinutes(1, 5, 15) } as const
/** In a flood most requests wait: past these nudges, the day's mail has them. */
const costs = [{ budget: 'nudges', spender: '' }] as const

export const ownerMail = message({
  ...toOwner,
  about: 'state',
  name: 'email',
  untilDelivered: true,
  words: ownerLetter,
  batch: batchLetter,
  plain: (body) => ({ body }),
})

const late = { about: 'late', schedule: soon } as const
const lateMail = message({ ...toInbox, ...late, name: 'late-mail', words: lateLetter })

const missedMail = message({ ...toInbox, about: 'missed', name: 'missed', words: missedLetter })

/** Every message; of those for one occasion, the one that a customer would rather have comes first. */
export const messages: readonly Message[] = [
  ownerMail,
  message({ ...toProgram, about: 'state', name: 'webhook', words: leadEvent, batch: batchEvent }),
  message({ ...toPhone, about: 'state', name: 'sms', words: ownerText, plain: subjectOf }),
  message({ ...toInbox, about: 'state', name: 'copy', words: confirmationLetter, most: 3 }),
  message({ ...toNumber, about: 'state', name: 'text', words: bookingText, most: 6 }),
  message({ ...toInbox, ...reminding, name: 'reminder', words: reminderLetter }),
  message({ ...toNumber, ...reminding, name: 'reminder-text', words: reminderText }),
  message({
    ...toNumber,
    name: 'on-the-way',
    about: 'on-the-way',
    schedule: soon,
    // Somebody who wants no call ahead gets no text either.
    concerns: (answers) => answers['call-ahead'] !== 'no' && toNumber.concerns(answers),
    words: onTheWayText,
    orElse: { ...toInbox, words: onTheWayLetter },
  }),
  message({ ...toNumber, ...late, name: 'late-text', words: lateText, orElse: lateMail }),
  lateMail,
  message({ ...toNumber, about: 'missed', name: 'missed-text', words: missedText, orElse: missedMail }),
  missedMail,
  message({ ...toInbox, about: 'receipt', name: 'receipt', words: receiptLetter }),
  message({ ...toNumberAlone, about: 'receipt', name: 'receipt-text', words: receiptText }),
  message({ ...toInbox, about: 'correction', name: 'correction', words: correctionLetter }),
  message({ ...toNumberAlone, about: 'correction', name: 'correction-text', words: correctionText }),
  message({ ...toInbox, about: 'thanks', name: 'thanks', words: thanksLetter }),
  message({ ...toNumberAlone, about: 'thanks', name: 'thanks-text', words: thanksText }),
  message({ ...toInbox, about: 'link', name: 'link', words: linkLetter }),
  message({ ...toNumber, about: 'link', name: 'link-text', words: linkText }),
  message({ ...toOwner, ...nudging, name: 'nudge', words: nudgeLetter, costs }),
  message({ ...toPhone, ...nudging, name: 'nudge-text', words: nudgeText }),
]

const byName = new Map(messages.map((one) => [one.name, one]))

/** The message of a row in the outbox; undefined for one of another version. */
export const messageNamed = (name: string): Message | undefined => byName.get(name)

/** Names of the messages about a request's state: a newer one replaces them, as long as they haven't gone out. */
export const aboutState: readonly string[] = messages.flatMap(({ name, about }) => (about === 'state' ? name : []))

/** Whether it's set up. What isn't gets no rows in the outbox. */
export const isOn = (env: Env, { medium, reader }: Message): boolean => medium.isOn(env, reader)

/** Whether the owner or their program has to have it: what can't be sent of these is lost, and all else is dropped. */
export const hasToArrive = ({ reader, about }: Message): boolean => reader !== 'customer' && about === 'state'

/** The part of a request that decides which messages it causes. `noTexts`: its sender's network has caused its share of them. */
export type Asked = {
  readonly answers: Values
  readonly spamSignals?: readonly SpamSignal[]
  readonly noTexts?: boolean | undefined
}

/**
 * The names of the messages that something causes for a request. `isByOwner`: they did it themselves, so it doesn't go to
 * their own mailbox and phone.
 */
export function messagesFor(
  env: Env,
  { answers, spamSignals = [], noTexts = false }: Asked,
  about: About = 'state',
  { isByOwner = false } = {},
): string[] {
  const suspicious = isSuspicious(spamSignals)
  return messages
    .filter((one) => one.about === about && isOn(env, one) && (one.concerns?.(answers) ?? true))
    .filter(({ onlyForPeople, medium, reader }) => {
      return !(suspicious && onlyForPeople) && !(noTexts && medium === text) && !(isByOwner && reader === 'owner')
    })
    .map(({ name }) => name)
}

/** How customers can hear of their request; with answers, how the sender of these does. */
export function updatesOn(env: Env, answers?: Values): Update[] {
  const ways = messages.filter(
    (one) =>
      one.reader === 'customer' && one.about === 'state' && isOn(env, one) && (!answers || one.concerns?.(answers)),
  )
  return [...new Set(ways.flatMap(({ medium: { update } }) => update ?? []))]
}
