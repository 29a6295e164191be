import type { Link } from '../town.ts'

/** Cook County's own rule; it comes on top of what the village says. */
export const cookCountyPermit = {
  rule: 'Cook County has its own demolition permit for anything load-bearing at a home with one to four units, garages and sheds included. It asks for an asbestos inspection report, too, but may waive that if the home was built after 1982.',
  office: {
    label: 'Cook County demolition permits',
    href: 'https://www.cookcountyil.gov/service/demolition-permitting',
  },
} as const satisfies { readonly rule: string; readonly office: Link }

/** Before posts or footings are dug out anywhere in Illinois. */
export const digRule = 'Digging out posts or footings? Call 811 first.'
