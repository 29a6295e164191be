import type { Env } from '../../env.ts'
import type { Values } from '../../forms/form.ts'
import type { Channel } from './channel.ts'
import { ownerMail } from './ownerMail.ts'
import { sms } from './sms.ts'
import { visitorCopy } from './visitorCopy.ts'
import { webhook } from './webhook.ts'

const all: readonly Channel[] = [ownerMail, webhook, sms, visitorCopy]

export const channelNamed = (name: string): Channel | undefined => all.find((channel) => channel.name === name)

/** The channels on which a lead with these answers is told, by name. */
export const channelsFor = (env: Env, answers: Values): string[] =>
  all.filter(({ isOn, concerns }) => isOn(env) && (concerns?.(answers) ?? true)).map(({ name }) => name)
