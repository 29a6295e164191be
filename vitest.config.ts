import { configDefaults, defineConfig } from 'vitest/config'
import { firstLanguage, linkedSite, otherSites } from './scripts/lib/environment.ts'

/** Files that run one after the other share a process, so what they import loads once. */
const isolate = false

/** What finds its pages wherever a business has them, for one whose first language isn't English: the rest asks our code, in the sample's words. */
const inAnyLanguage = {
  http: 'tests/http/{budgets,deskAttacks,fragments,guides,house,migrated,prose,routes,pipeline/cron}.test.{ts,tsx}',
  e2e: 'tests/e2e/{booking,forms,request}.test.ts',
}

/** Tests that start the Worker or a browser: each process starts its own once, and has time for a slow machine. */
const heavy = (name: string, include: string, seconds: number, isAlone = isolate) => ({
  // React renders several times faster without its checks for developers.
  oxc: { jsx: { development: false } },
  test: {
    env: { NODE_ENV: 'production' },
    name,
    include: [include],
    pool: 'forks' as const,
    setupFiles: `tests/support/${name === 'e2e' ? 'firstLanguage' : 'bookable'}.ts`,
    isolate: isAlone,
    testTimeout: seconds * 1000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 5000 } },
  },
})

const business = linkedSite()
const speaksEnglish = firstLanguage(business) === 'en'

/** A business's own facts are tested where it's the chosen one: `#site/…` is another one's everywhere else. */
const others = otherSites().map((name) => `src/sites/${name}/**`)

/** Thousands of races in memory take as long as all other files of `src`: only `npm test` runs them. */
const races = 'src/store/bookings.test.ts'

export default defineConfig({
  test: {
    // Most tests wait for a Worker or a browser, so two files run at once even on two cores.
    maxWorkers: 2,
    // What a test logs, of failures that it makes, is read where the test fails.
    silent: 'passed-only',
    // What a module imports is remembered here, and `#site/…` means another file for each business.
    fsModuleCachePath: `node_modules/.vitest-cache/${business}`,
    projects: [
      {
        // What `npm run check` runs.
        test: {
          name: 'unit',
          include: ['{src,client}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...others, races],
          setupFiles: ['tests/support/englishOwner.ts', 'tests/support/bookable.ts'],
          testTimeout: 60_000,
          isolate,
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts', races],
          testTimeout: 60_000,
          // What sets a copy up starts tools of its own.
          hookTimeout: 60_000,
          isolate,
        },
      },
      heavy('http', speaksEnglish ? 'tests/http/**/*.test.{ts,tsx}' : inAnyLanguage.http, 90),
      heavy('e2e', speaksEnglish ? 'tests/e2e/**/*.test.ts' : inAnyLanguage.e2e, 90),
      // The browser of one is another's.
      heavy('drills', 'tests/drills/**/*.test.ts', 120, true),
    ],
  },
})
