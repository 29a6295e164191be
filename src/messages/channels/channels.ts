import { isSuspicious, type SpamSignal } from '../../domain/spamSignals.ts'
import type { Env } from '../../env.ts'
import type { Update, Values } from '../../forms/form.ts'
import type { Lane } from '../../server/store/outbox.ts'
import type { Channel, Occasion } from './channel.ts'
import { lateMailChannel, lateText } from './late.ts'
import { ownerMail } from './mail.ts'
import { nudgeByMail, nudgeByText } from './nudge.ts'
import { receipt } from './receipt.ts'
import { reminderMail, reminderText } from './reminder.ts'
import { sms } from './sms.ts'
import { visitorCopy } from './visitorCopy.ts'
import { onTheWay, visitorText } from './visitorText.ts'
import { webhook } from './webhook.ts'

const all: readonly Channel[] = [
  ownerMail,
  webhook,
  sms,
  visitorCopy,
  visitorText,
  reminderMail,
  reminderText,
  onTheWay,
  lateText,
  lateMailChannel,
  receipt,
  nudgeByMail,
  nudgeByText,
]

export const channelNamed = (name: string): Channel | undefined => all.find((channel) => channel.name === name)

/** The part of a lead that decides which channels it goes to. `noTexts`: its sender's network has caused its share of them. */
type Sent = {
  readonly answers: Values
  readonly spamSignals?: readonly SpamSignal[]
  readonly noTexts?: boolean | undefined
}

/** The channels that notify of a lead, by name; with an occasion, those for that one. */
export function channelsFor(
  env: Env,
  { answers, spamSignals = [], noTexts = false }: Sent,
  occasion?: Occasion,
): string[] {
  const suspicious = isSuspicious(spamSignals)
  return all
    .filter((channel) => channel.occasion === occasion && !(noTexts && (channel === sms || channel === visitorText)))
    .filter(({ isOn, concerns, onlyForPeople }) => {
      return isOn(env) && (concerns?.(answers) ?? true) && !(suspicious && onlyForPeople)
    })
    .map(({ name }) => name)
}

/** The same for what the owner did himself: it doesn't go to his own mailbox and phone. */
export const channelsForOwn = (env: Env, sent: Sent): string[] =>
  channelsFor(env, sent).filter((name) => name !== ownerMail.name && name !== sms.name)

/** How the sender of these answers hears of what the owner does. */
export function customerUpdates(env: Env, answers: Values): Update[] {
  const names = channelsForOwn(env, { answers })
  return [
    ...(names.includes(visitorCopy.name) ? (['mail'] as const) : []),
    ...(names.includes(visitorText.name) ? (['texts'] as const) : []),
  ]
}

/** The channels that take batches, by name. */
export const batchChannels = (env: Env): string[] =>
  all.filter(({ isOn, sendBatch }) => sendBatch && isOn(env)).map(({ name }) => name)

/** Those of some channels that are on, by name. */
export const channelsOn = (env: Env, names: readonly string[]): string[] =>
  names.filter((name) => channelNamed(name)?.isOn(env))

/** What is tried side by side: the owner's mail, webhooks, which may hang, and all else. */
export function lanes(env: Env): Lane[] {
  const own = [[ownerMail.name], ...(webhook.isOn(env) ? [[webhook.name]] : [])]
  return [...own.map((channels) => ({ channels, isOnly: true })), { channels: own.flat(), isOnly: false }]
}

/** Whether a channel is the owner's; the others are customers'. */
export const reachesOwner = ({ sendBatch, announce }: Channel): boolean => Boolean(sendBatch || announce)

/** The channels that reach the owner, by name. */
export const ownerChannels = (env: Env): string[] =>
  all.filter((channel) => reachesOwner(channel) && channel.isOn(env)).map(({ name }) => name)

/** How customers can hear from us. */
export const updatesOn = (env: Env): Update[] => [
  ...(visitorCopy.isOn(env) ? (['mail'] as const) : []),
  ...(visitorText.isOn(env) ? (['texts'] as const) : []),
]
