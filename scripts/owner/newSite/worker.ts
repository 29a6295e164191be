import type { WholeBusiness } from './complete.ts'

/** Sets the Worker up for a business, and gives what's left to do by hand, a line each. */
export const setUpWorker = ({ worker: { origin, leadsTo, sender } }: WholeBusiness): string[] => [
  `SITE_URL = "${origin}"`,
  `NOTIFY_TO = "${leadsTo}"`,
  `NOTIFY_FROM = "${sender}"`,
]
