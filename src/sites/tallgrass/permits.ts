import type { Link } from '../town.ts'

/** Cook County's own rule; it comes on top of what the village says. */
export const cookCountyPermit = {
  rule: 'In Cook County, you need a county demolition permit to take down a load-bearing part of a home with one to four units, and that includes garages and sheds. The county asks for an asbestos inspection report, but it may waive that if the home was built after 1982.',
  office: {
    label: 'Cook County demolition permits',
    href: 'https://www.cookcountyil.gov/service/demolition-permitting',
  },
} as const satisfies { readonly rule: string; readonly office: Link }

/** Before posts or footings are dug out anywhere in Illinois. */
export const digRule = 'Digging out posts or footings? Call 811 first.'
