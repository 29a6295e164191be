import type { PermitRules } from '../../schema/town.ts'

/** Who decides on a teardown in Illinois, what Cook County adds, and the call before digging. */
export const illinoisPermits: PermitRules = {
  decides:
    'Your city or village building department decides. Ask before the teardown, and we’ll set the day once you have the answer.',
  county: {
    rule: 'Cook County has its own demolition permit for anything load-bearing at a home with one to four units, garages and sheds included. It asks for an asbestos inspection report, too, but may waive that if the home was built after 1982.',
    office: {
      label: 'Cook County demolition permits',
      href: 'https://www.cookcountyil.gov/service/demolition-permitting',
    },
  },
  dig: 'Digging out posts or footings? Call 811 first.',
}
