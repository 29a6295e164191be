import type { Ban } from '../../schema/item.ts'

/** What Illinois bans from its landfills, and since which year. */
export const illinoisBans = {
  electronics: { what: 'TVs, monitors, computers, printers', since: 2012 },
  oil: { what: 'Used motor oil', since: 1996 },
  refrigerant: { what: 'Appliances with refrigerant inside', since: 1994 },
  tires: { what: 'Whole tires', since: 1994 },
  yard: { what: 'Yard waste', since: 1990 },
  batteries: { what: 'Car and sump pump batteries', since: 1990 },
} as const satisfies Readonly<Record<string, Ban>>
