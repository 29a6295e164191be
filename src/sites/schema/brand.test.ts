import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hexOf, nearestBrand, oklchOf, themeOf } from './brand.ts'
import { contrast, themeProblems } from './contrast.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

it('any color gives a theme that can be read, and the nearest one that works stays as it is', () => {
  fc.assert(
    fc.property(hex, (color) => {
      const nearest = nearestBrand(color)
      expect(nearestBrand(nearest)).toBe(nearest)
      expect(themeProblems(themeOf(nearest))).toEqual([])
    }),
  )
})

it('a dark brand is the ground of bands, and a bright one the color of buttons with a dark companion', () => {
  for (const brand of ['#14532d', '#1b2a5c', '#5b2a86', '#0f5c5c', '#000000']) {
    expect(nearestBrand(brand)).toBe(brand)
    expect(themeOf(brand).colors.pine).toBe(brand)
  }
  for (const brand of ['#ffd100', '#a4d007']) {
    expect(nearestBrand(brand)).toBe(brand)
    const { colors, dark } = themeOf(brand)
    expect(colors.marigold).toBe(brand)
    expect(contrast(colors.pine, dark.pine ?? '')).toBeLessThan(2)
    expect(oklchOf(colors.pine).c).toBeLessThan(0.06)
  }
})

it('a color between the two is moved on its own hue, to the darker side unless the lighter is much nearer', () => {
  const moved = (from: string) => {
    const [before, after] = [oklchOf(from), oklchOf(nearestBrand(from))]
    expect(Math.abs(after.h - before.h)).toBeLessThan(4)
    return after.l - before.l
  }
  expect(moved('#d32f2f')).toBeLessThan(0)
  expect(moved('#1e88e5')).toBeLessThan(0)
  expect(moved('#f57c00')).toBeGreaterThan(0)
})

it('OKLCH of a color is that color, and one that no screen shows keeps its lightness', () => {
  fc.assert(
    fc.property(hex, (color) => {
      expect(hexOf(oklchOf(color))).toBe(color)
    }),
  )
  expect(oklchOf('#ff0000').l).toBeCloseTo(0.628, 3)
  expect(oklchOf(hexOf({ l: 0.6, c: 0.4, h: 150 })).l).toBeCloseTo(0.6, 1)
})
