import type { Job } from '../schema/job.ts'

/** Samples: nobody has done them. Each price is within what the price calculator says for its list. */
export const jobs: readonly Job[] = [
  {
    town: 'naperville',
    month: '2026-11',
    items: 'sectional-4_mattress-queen.2',
    paid: 470,
    went: ['donated', 'landfill'],
    sample: true,
  },
  { town: 'joliet', month: '2026-11', items: 'refrigerator_washer_dryer', paid: 265, went: ['recycled'], sample: true },
  { town: 'aurora', month: '2026-10', items: 'sofa', paid: 140, went: ['donated'], sample: true },
  {
    town: 'bolingbrook',
    month: '2026-10',
    items: 'treadmill_bookcase.2',
    paid: 210,
    went: ['donated', 'recycled'],
    sample: true,
  },
  {
    town: 'wheaton',
    month: '2026-10',
    items: 'piano-upright',
    paid: 260,
    went: ['recycled', 'landfill'],
    sample: true,
  },
  {
    town: 'downers-grove',
    month: '2026-09',
    items: 'garage-1car',
    paid: 860,
    went: ['donated', 'recycled', 'landfill'],
    sample: true,
  },
]
