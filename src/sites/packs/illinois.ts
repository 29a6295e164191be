import type { Ban } from '../schema/item.ts'
import type { PermitRules } from '../schema/town.ts'

/** What Illinois bans from its landfills, and since which year. */
export const illinoisBans = {
  electronics: { what: 'TVs, monitors, computers, printers', since: 2012 },
  oil: { what: 'Used motor oil', since: 1996 },
  refrigerant: { what: 'Appliances with refrigerant inside', since: 1994 },
  // The EPA's page and the law have different years.
  tires: { what: 'Whole tires' },
  yard: { what: 'Yard waste', since: 1990 },
  batteries: { what: 'Car and sump pump batteries', since: 1990 },
} as const satisfies Readonly<Record<string, Ban>>

/** Illinois wants haulers of more tires than this in one trip to register. */
export const illinoisTires = 20

/** The law counts two days, without the day of the call, weekends and holidays. */
const julie = 'Call JULIE at 811 three working days ahead. Weekends and holidays don’t count.'

/** Who decides on a teardown in Illinois, what Cook County adds, and the call before digging. */
export const illinoisPermits = {
  decides:
    'Your city or village building department decides. Ask before the teardown, and we’ll set the day once you have the answer.',
  county: {
    rule: 'Cook County has its own demolition permit for anything load-bearing at a home with one to four units, garages and sheds included. It asks for an asbestos inspection report, too, but may waive that if the home was built after 1982.',
    office: {
      label: 'Cook County demolition permits',
      href: 'https://www.cookcountyil.gov/service/demolition-permitting',
    },
  },
  dig: `If posts or footings come out of the ground, the lines have to be marked first. ${julie}`,
} as const satisfies PermitRules
