import { describe, expect, it } from 'vitest'
import { pageKinds } from '../../support/pageKinds.ts'
import { faults } from '../../support/shape.ts'
import { screens } from './support/screen.ts'
import type { TestEngine } from './support/testEngine.ts'

const shown = "[...document.images].every((image) => image.loading === 'lazy' || image.complete)"

export const pages = ({ visit, browser, until }: TestEngine) =>
  describe.each(screens)('at $width px', ({ width, height }) => {
    it.each(pageKinds)('%s has no layout problem, with motion and scrollbars', async (path) => {
      await browser().resize(width, height)
      await visit(path)
      await until(shown)
      expect(await browser().evaluate(faults)).toEqual([])
    })
  })
