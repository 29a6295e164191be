import { array, assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NoticeQueue } from './noticeQueue.ts'
import { mostShown, nextEnd, noNotices, passed, shownOf, withNotice, without } from './noticeQueue.ts'

const queueOf = (...durations: (number | undefined)[]) =>
  durations.reduce<NoticeQueue<string>>((queue, ms, id) => withNotice(queue, id, `note ${id}`, ms), noNotices)
const shownIds = (queue: NoticeQueue<string>) => shownOf(queue).map(({ id }) => id)

describe('a notice', () => {
  it('disappears after four seconds, not a millisecond earlier', () => {
    const queue = queueOf(undefined)
    expect(nextEnd(queue)).toBe(4000)
    expect(shownIds(passed(queue, 3999))).toEqual([0])
    expect(shownIds(passed(queue, 4000))).toEqual([])
    expect(nextEnd(passed(queue, 4000))).toBeUndefined()
  })

  it('stays while it is held, and then for its remaining time', () => {
    const held = { ...passed(queueOf(4000), 1500), held: true }
    expect(nextEnd(held)).toBeUndefined()
    expect(nextEnd({ ...passed(held, 60_000), held: false })).toBe(2500)
  })

  it('can be closed', () => {
    expect(shownIds(without(queueOf(4000, 4000), 0))).toEqual([1])
  })
})

describe('several notices', () => {
  it('shows three at once; the fourth gets its full time when its turn comes', () => {
    const four = queueOf(4000, 4000, 4000, 4000)
    expect(shownIds(four)).toEqual([0, 1, 2])
    const later = passed(four, 4000)
    expect(shownIds(later)).toEqual([3])
    expect(nextEnd(later)).toBe(4000)
  })

  it('shows each for its own time, in whatever steps time passes', () => {
    const durations = array(integer({ min: 1, max: 9000 }), { maxLength: 8 })
    assert(
      property(durations, (list) => {
        let queue = queueOf(...list)
        const seen = new Map<number, number>()
        for (let end = nextEnd(queue); end !== undefined; end = nextEnd(queue)) {
          expect(shownOf(queue).length).toBeLessThanOrEqual(mostShown)
          for (const id of shownIds(queue)) seen.set(id, (seen.get(id) ?? 0) + end)
          queue = passed(queue, end)
        }
        expect(Array.from(list.keys(), (id) => seen.get(id))).toEqual(list)
      }),
    )
  })
})
