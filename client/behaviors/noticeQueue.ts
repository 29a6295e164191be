/** How many are on the screen at most; more wait for their turn. */
export const mostShown = 3
/** ms */
export const usualDuration = 4000

export type Waiting<Content> = { readonly id: number; readonly content: Content; readonly left: number }

/**
 * Notices in the order in which they came. `left` is how long each will still be shown, in ms; only those on the screen
 * use it up, and none while held. Clocks and timers are the caller's.
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

/** The queue after so many ms: those whose time is over are gone. */
export function passed<Content>(queue: NoticeQueue<Content>, ms: number): NoticeQueue<Content> {
  if (queue.held) return queue
  const items = queue.items.map((item, index) => (index < mostShown ? { ...item, left: item.left - ms } : item))
  return { ...queue, items: items.filter(({ left }) => left > 0) }
}

/** ms until the next one goes; undefined when none will by itself. */
export const nextEnd = <Content>(queue: NoticeQueue<Content>): number | undefined =>
  queue.held || queue.items.length === 0 ? undefined : Math.min(...shownOf(queue).map(({ left }) => left))
