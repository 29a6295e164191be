import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { testSite } from '../../../support/site.ts'
import type { Engine } from './engine.ts'

/** A browser for all tests of a group, and the built site that it visits. */
export interface TestEngine {
  readonly site: ReturnType<typeof testSite>
  /** The browser itself, once the tests run. */
  readonly browser: () => Engine
  /** Goes to a path of the site. */
  readonly visit: (path: string) => Promise<Engine>
  /** Waits until an expression is true in the page. */
  readonly until: (expression: string) => Promise<void>
}

/** Starts a browser before the tests; a page that complains in its console fails the test that opened it. */
export function testEngine(site: ReturnType<typeof testSite>, start: () => Promise<Engine>): TestEngine {
  let engine: Engine | undefined
  const browser = () => {
    if (!engine) throw new Error('The browser runs only while tests do')
    return engine
  }
  beforeAll(async () => {
    engine = await start()
  })
  afterAll(() => engine?.close())
  afterEach(async () => {
    expect(await browser().complaints()).toEqual([])
  })
  return {
    site,
    browser,
    visit: async (path) => {
      await browser().open(site.origin + path)
      return browser()
    },
    until: (expression) =>
      expect
        .poll(() => browser().evaluate(`Boolean(${expression})`), {
          message: expression,
          timeout: 10_000,
          interval: 60,
        })
        .toBe(true),
  }
}
