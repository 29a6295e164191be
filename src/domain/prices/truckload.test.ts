import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layTruckload, TRUCK_CUBIC_FEET } from './truckload.ts'

const box = { width: 240, height: 124 }
const area = box.width * box.height
const total = (volumes: readonly number[]) => volumes.reduce((sum, volume) => sum + volume, 0)
const loads = fc.array(fc.double({ min: 0.5, max: 120, noNaN: true }), { maxLength: 40 })

describe('layTruckload', () => {
  it('lays nothing for an empty load or for things without a volume', () => {
    expect(layTruckload([], box)).toEqual([])
    expect(layTruckload([0, -5, Number.NaN], box)).toEqual([])
  })

  it('draws each thing at its share of the truck while all of them fit', () => {
    const volumes = [70, 12, 40, 35, 30, 6]
    const blocks = layTruckload(volumes, box)
    expect(blocks.map((block) => block.index).sort()).toEqual([0, 1, 2, 3, 4, 5])
    for (const { index, width, height } of blocks) {
      expect((width * height) / area).toBeCloseTo((volumes[index] ?? 0) / TRUCK_CUBIC_FEET, 8)
    }
  })

  it('shows one thing near square, standing on the floor', () => {
    const [block] = layTruckload([40], box)
    expect(block?.width).toBeCloseTo(block?.height ?? 0, 8)
    expect((block?.y ?? 0) + (block?.height ?? 0)).toBeCloseTo(box.height, 8)
  })

  it('piles small things next to a big one instead of slicing them', () => {
    for (const { width, height } of layTruckload([150, 3, 3, 3], box)) {
      expect(Math.max(width / height, height / width)).toBeLessThan(2)
    }
  })

  it('fills the box exactly with a full truck', () => {
    const [block] = layTruckload([TRUCK_CUBIC_FEET], box)
    expect(block).toMatchObject({ index: 0, x: 0, y: 0, width: box.width })
    expect(block?.height).toBeCloseTo(box.height, 8)
  })

  it('cuts what no longer fits and leaves the rest out', () => {
    const blocks = layTruckload([300, 200, 50], box)
    expect(blocks.map((block) => block.index)).toEqual([0, 1])
    expect(total(blocks.map((block) => block.width * block.height))).toBeCloseTo(area, 6)
  })

  it('stacks rows from the floor up, the biggest first and equals in their own order', () => {
    const square = { width: 10, height: 10 }
    const places = (volumes: readonly number[]) => layTruckload(volumes, square, 100)
    expect(places([25, 25, 25, 25])).toEqual([
      { index: 0, x: 0, y: 5, width: 5, height: 5 },
      { index: 1, x: 5, y: 5, width: 5, height: 5 },
      { index: 2, x: 0, y: 0, width: 5, height: 5 },
      { index: 3, x: 5, y: 0, width: 5, height: 5 },
    ])
    expect(places([4, 16, 4, 16, 9]).map(({ index }) => index)).toEqual([1, 3, 4, 0, 2])
  })

  it('piles up what is small at the end of a row, no wider than what is left of it', () => {
    expect(layTruckload([6, 64, 6], { width: 10, height: 10 }, 100)).toEqual([
      { index: 1, x: 0, y: 2, width: 8, height: 8 },
      { index: 0, x: 8, y: 7, width: 2, height: 3 },
      { index: 2, x: 8, y: 4, width: 2, height: 3 },
    ])
  })

  it('piles only on the last of its columns, and only what makes the worst piece squarer', () => {
    const across = (volumes: readonly number[]) =>
      layTruckload(volumes, { width: 10, height: 10 }, 100).map(({ x }) => x)
    expect(across([25, 16, 4, 4])).toEqual([0, 5, 8.2, 8.2])
    expect(across([25, 12.5, 12.5])).toEqual([0, 5, 7.5])
  })

  it('never leaves the box, never piles higher than it and never overlaps', () => {
    fc.assert(
      fc.property(loads, (volumes) => {
        const blocks = layTruckload(volumes, box)
        const slack = 1e-6
        for (const { x, y, width, height } of blocks) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
          expect(Math.min(width, height)).toBeGreaterThan(0)
          expect(x + width).toBeLessThanOrEqual(box.width + slack)
          expect(y + height).toBeLessThanOrEqual(box.height + slack)
        }
        for (const { x, width } of blocks) {
          const middle = x + width / 2
          const above = blocks.filter((block) => block.x <= middle && middle <= block.x + block.width)
          expect(total(above.map((block) => block.height))).toBeLessThanOrEqual(box.height + slack)
        }
        for (const [i, a] of blocks.entries()) {
          for (const b of blocks.slice(i + 1)) {
            const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
            const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
            expect(Math.min(across, down)).toBeLessThanOrEqual(slack)
          }
        }
      }),
    )
  })

  it('covers the share of the box that the load is of the truck', () => {
    fc.assert(
      fc.property(loads, (volumes) => {
        const covered = total(layTruckload(volumes, box).map((block) => block.width * block.height))
        expect(covered / area).toBeCloseTo(Math.min(1, total(volumes) / TRUCK_CUBIC_FEET), 6)
      }),
    )
  })
})
