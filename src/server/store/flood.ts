// A flood: more requests than people send to one hauling business, from everybody together.

const minute = 60_000

/**
 * How many requests in how long (ms) are a flood. One address alone can't reach the first figure, since its own budget is
 * smaller. The second one keeps a flood from ending each time that its senders have used up their budgets.
 */
const floods = [
  { requests: 25, withinMs: 10 * minute },
  { requests: 50, withinMs: 60 * minute },
] as const

/** Reference of the outbox rows that notify the owner of a flood; their revision is the minute, UTC ms / 60,000. */
export const floodReference = 'flood'

/** So many minutes after a notice there's no other one. */
export const noticeEvery = 60

/** SQL for whether a flood is on. `now`: a parameter like `?3`, in UTC ms. Reads at most 75 index rows. */
export const floodSql = (now: string): string =>
  `(${floods
    .map(
      ({ requests, withinMs }) =>
        `(SELECT count(*) FROM (SELECT 1 FROM leads WHERE received_at > ${now} - ${withinMs} LIMIT ${requests})) >= ${requests}`,
    )
    .join(' OR ')})`
