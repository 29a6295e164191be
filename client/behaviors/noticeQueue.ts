/** How many are shown at once; more wait in the queue. */
export const mostShown = 3
/** ms */
export const usualDuration = 4000

export type Waiting<Content> = { readonly id: number; readonly content: Content; readonly left: number }

/**
 * Notices in order of arrival. `left` is how long each will still be shown, in ms; it counts down only while the notice
 * is on the screen and the queue isn't held. Clocks and timers are the caller's.
 */
export type NoticeQueue<Content> = { readonly items: readonly Waiting<Content>[]; readonly held: boolean }

export const noNotices: NoticeQueue<never> = { items: [], held: false }

export const shownOf = <Content>({ items }: NoticeQueue<Content>): readonly Waiting<Content>[] =>
  items.slice(0, mostShown)

export const withNotice = <Content>(
  queue: NoticeQueue<Content>,
  id: number,
  content: Content,
  duration: number = usualDuration,
): NoticeQueue<Content> => ({ ...queue, items: [...queue.items, { id, content, left: duration }] })

export const without = <Content>(queue: NoticeQueue<Content>, id: number): NoticeQueue<Content> => ({
  ...queue,
  items: queue.items.filter((item) => item.id !== id),
})

/** The queue after `ms` have passed, without expired notices. */
export function passed<Content>(queue: NoticeQueue<Content>, ms: number): NoticeQueue<Content> {
  if (queue.held) return queue
  const items = queue.items.map((item, index) => (index < mostShown ? { ...item, left: item.left - ms } : item))
  return { ...queue, items: items.filter(({ left }) => left > 0) }
}

/** ms until the next notice expires; undefined when none will. */
export const nextEnd = <Content>(queue: NoticeQueue<Content>): number | undefined =>
  queue.held || queue.items.length === 0 ? undefined : Math.min(...shownOf(queue).map(({ left }) => left))
