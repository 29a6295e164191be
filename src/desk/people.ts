import type { Env } from '../env.ts'
import type { DeskPerson } from '../request/request.ts'
import { hex, hmac, type Secrets } from '../shared/http/access.ts'

const isAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** A setting's entries: people, and what isn't understood as it's written there. */
export function readDeskPeople(setting: string): { readonly people: DeskPerson[]; readonly unknown: string[] } {
  const people: DeskPerson[] = []
  const unknown: string[] = []
  for (const entry of setting.split(',').map((text) => text.trim())) {
    const [address = '', role = 'owner', ...more] = entry.toLowerCase().split(/\s+/)
    if (isAddress(address) && more.length === 0 && (role === 'owner' || role === 'crew')) people.push({ address, role })
    else if (entry) unknown.push(entry)
  }
  return { people, unknown }
}

/**
 * Who may open the desk, from a setting like `ann@example.com, bob@example.com crew`: an address without a role is an
 * owner's, and one with an unknown role nobody's. Without the setting it's whoever gets the requests.
 */
export const deskPeople = ({ DESK_PEOPLE, NOTIFY_TO }: Pick<Env, 'DESK_PEOPLE' | 'NOTIFY_TO'>): DeskPerson[] =>
  readDeskPeople(DESK_PEOPLE || NOTIFY_TO).people

/** The person with an address, however it's typed. */
export const personAt = (env: Pick<Env, 'DESK_PEOPLE' | 'NOTIFY_TO'>, typed: string): DeskPerson | undefined =>
  deskPeople(env).find(({ address }) => address === typed.trim().toLowerCase())

/** Names a person in a link without showing their address. */
export const personKey = async ({ LEAD_SECRET }: Secrets, address: string): Promise<string> =>
  hex((await hmac(LEAD_SECRET, `desk:${address}`)).subarray(0, 8))

/** The person whom an id begins with, also by the secret before; undefined for somebody who was taken off the list. */
export async function personNamed(
  env: Secrets & Pick<Env, 'DESK_PEOPLE' | 'NOTIFY_TO'>,
  id: string,
): Promise<DeskPerson | undefined> {
  const people = deskPeople(env)
  for (const LEAD_SECRET of [env.LEAD_SECRET, env.LEAD_SECRET_OLD].filter((secret) => secret !== undefined)) {
    const keys = await Promise.all(people.map(({ address }) => personKey({ LEAD_SECRET }, address)))
    const person = people[keys.indexOf(id.split('-', 1)[0] ?? '')]
    if (person) return person
  }
  return undefined
}
