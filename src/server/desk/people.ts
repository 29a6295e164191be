import type { DeskPerson } from '../../domain/desk.ts'
import type { Env } from '../../env.ts'

/**
 * Who may open the desk, from a setting like `ann@example.com, bob@example.com crew`: an address without a role is an
 * owner's, and one with an unknown role nobody's. Without the setting it's whoever gets the requests.
 */
export const deskPeople = ({ DESK_PEOPLE, NOTIFY_TO }: Pick<Env, 'DESK_PEOPLE' | 'NOTIFY_TO'>): DeskPerson[] =>
  (DESK_PEOPLE || NOTIFY_TO).split(',').flatMap((entry) => {
    const [address = '', role = 'owner', ...more] = entry.trim().toLowerCase().split(/\s+/)
    const isPerson = address.includes('@') && more.length === 0 && (role === 'owner' || role === 'crew')
    return isPerson ? [{ address, role }] : []
  })

/** The person with an address, however it's typed. */
export const personAt = (env: Pick<Env, 'DESK_PEOPLE' | 'NOTIFY_TO'>, typed: string): DeskPerson | undefined =>
  deskPeople(env).find(({ address }) => address === typed.trim().toLowerCase())
