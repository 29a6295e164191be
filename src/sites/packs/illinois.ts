import type { Ban } from '../schema/item.ts'
import type { PermitRules } from '../schema/town.ts'

/** What Illinois bans from its landfills, and since which year. */
export const illinoisBans = {
  electronics: { what: 'TVs, monitors, computers, printers', since: 2012 },
  oil: { what: 'Used motor oil', since: 1996 },
  refrigerant: { what: 'Appliances with refrigerant inside', since: 1994 },
  tires: { what: 'Whole tires', since: 1994 },
  yard: { what: 'Yard waste', since: 1990 },
  batteries: { what: 'Car and sump pump batteries', since: 1990 },
} as const satisfies Readonly<Record<string, Ban>>

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
  dig: 'If you’re digging out posts or footings, call 811 first.',
} as const satisfies PermitRules
