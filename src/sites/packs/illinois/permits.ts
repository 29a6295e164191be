import type { PermitRules } from '../../permits.ts'

/** Who decides on a teardown in Illinois, what Cook County adds, and the call before digging. */
export const illinoisPermits: PermitRules = {
  decides:
    'Your city or village building department decides. Ask before the teardown; we set the day once you have the answer.',
  county: {
    rule: 'In Cook County, taking down a load-bearing part of a home with one to four units needs a county demolition permit. Garages and sheds count. The county asks for an asbestos inspection report and may waive it for a home built after 1982.',
    office: {
      label: 'Cook County demolition permits',
      href: 'https://www.cookcountyil.gov/service/demolition-permitting',
    },
  },
  dig: 'Posts or footings to dig out? Call 811 first, so that buried lines are marked.',
}
