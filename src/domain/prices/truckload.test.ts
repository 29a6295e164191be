import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layTruckload } from './truckload.ts'

const box = { width: 240, height: 124 }
const area = box.width * box.height
const total = (volumes: readonly number[]) => volumes.reduce((sum, volume) => sum + volume, 0)
const loads = fc.array(fc.double({ min: 0.001, max: 0.3, noNaN: true }), { maxLength: 40 })

/** Things in a box of 10 by 10, by the area that each is drawn with. */
const places = (areas: readonly number[]) =>
  layTruckload(
    areas.map((one) => one / 100),
    { width: 10, height: 10 },
  ).map(({ index, ...at }) => [index, ...[at.x, at.y, at.width, at.height].map((side) => Number(side.toFixed(6)))])

describe('layTruckload', () => {
  it.each([
    ['nothing of nothing', [], []],
    ['one thing near square, standing on the floor', [9], [[0, 0, 7, 3, 3]]],
    ['a full truck as the whole box', [100], [[0, 0, 0, 10, 10]]],
    [
      'what no longer fits cut, and the rest left out',
      [75, 50, 9],
      [
        [0, 0, 2.5, 10, 7.5],
        [1, 0, 0, 10, 2.5],
      ],
    ],
    [
      'rows from the floor up, equals in their own order',
      [25, 25, 25, 25],
      [
        [0, 0, 5, 5, 5],
        [1, 5, 5, 5, 5],
        [2, 0, 0, 5, 5],
        [3, 5, 0, 5, 5],
      ],
    ],
    [
      'small things piled up at the end of a row, no wider than what is left of it',
      [6, 64, 6],
      [
        [1, 0, 2, 8, 8],
        [0, 8, 7, 2, 3],
        [2, 8, 4, 2, 3],
      ],
    ],
  ])('shows %s', (_, areas, blocks) => {
    expect(places(areas)).toEqual(blocks)
  })

  it('piles only on the last of its columns, and only what makes the worst piece squarer', () => {
    const across = (areas: readonly number[]) => places(areas).map(([, x]) => x)
    expect(across([25, 16, 4, 4])).toEqual([0, 5, 8.2, 8.2])
    expect(across([25, 12.5, 12.5])).toEqual([0, 5, 7.5])
  })

  it('stays in the box without overlaps, and covers the share of it that the load is of the truck', () => {
    fc.assert(
      fc.property(loads, (volumes) => {
        const blocks = layTruckload(volumes, box)
        const slack = 1e-6
        for (const [i, { x, y, width, height }] of blocks.entries()) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
          expect(x + width).toBeLessThanOrEqual(box.width + slack)
          expect(y + height).toBeLessThanOrEqual(box.height + slack)
          for (const other of blocks.slice(i + 1)) {
            const across = Math.min(x + width, other.x + other.width) - Math.max(x, other.x)
            const down = Math.min(y + height, other.y + other.height) - Math.max(y, other.y)
            expect(Math.min(across, down)).toBeLessThanOrEqual(slack)
          }
        }
        const covered = total(blocks.map((block) => block.width * block.height))
        expect(covered / area).toBeCloseTo(Math.min(1, total(volumes)), 6)
      }),
    )
  })
})
