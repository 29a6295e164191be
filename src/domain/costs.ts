// What a job cost the business: nobody else ever sees it.
import { say } from '#words'
import { dollars } from './prices/price.ts'

export const costKinds = ['dump', 'fuel', 'other'] as const

/** What the crew said of it; each may be left out. Integer cents, tons as on the ticket. */
export type Costs = Readonly<Partial<Record<(typeof costKinds)[number] | 'tons', number>>> & {
  /** Number of the dump's ticket. */
  readonly ticket?: string
}

/** All of it in integer cents; undefined where nobody said any. */
export function costTotal(costs: Costs): number | undefined {
  const said = costKinds.flatMap((kind) => costs[kind] ?? [])
  return said.length > 0 ? said.reduce((sum, cents) => sum + cents, 0) : undefined
}

/** "Dump $85, 1.2 tons, ticket 4711, fuel $20"; empty for nothing. */
export const costWords = ({ dump, tons, ticket, fuel, other }: Costs): string =>
  [
    dump !== undefined && say.desk.costs.dump(dollars(dump)),
    tons !== undefined && say.desk.costs.tons(tons),
    ticket && say.desk.costs.ticket(ticket),
    fuel !== undefined && say.desk.costs.fuel(dollars(fuel)),
    other !== undefined && say.desk.costs.other(dollars(other)),
  ]
    .filter(Boolean)
    .join(', ')
