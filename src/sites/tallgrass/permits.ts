import type { Link } from '../town.ts'

/** Cook County's own rule; it comes on top of what the village says. */
export const cookCountyPermit = {
  rule: 'In Cook County, taking down a load-bearing part of a home with one to four units needs a county demolition permit. Garages and sheds count. The county asks for an asbestos inspection report and may waive it for a home built after 1982.',
  office: {
    label: 'Cook County demolition permits',
    href: 'https://www.cookcountyil.gov/service/demolition-permitting',
  },
} as const satisfies { readonly rule: string; readonly office: Link }

/** Before posts or footings are dug out anywhere in Illinois. */
export const digRule = 'Posts or footings to dig out? Call 811 first, so that buried lines are marked.'
