import type { DeskPerson } from '../../domain/desk.ts'
import type { Env } from '../../env.ts'

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
