import { readdirSync } from 'node:fs'
import { configDefaults, defineConfig } from 'vitest/config'
import { linkedSite } from './scripts/lib/environment.ts'

/** Files that run one after the other share a process, so what they import loads once. */
const isolate = false

/** Tests that start the Worker or a browser: processes of their own and time for a slow machine. */
const heavy = (name: string, include: string, seconds: number, retry = 0) => ({
  test: {
    name,
    retry,
    include: [include],
    pool: 'forks' as const,
    isolate,
    testTimeout: seconds * 1000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 5000 } },
  },
})

/** A browser on a loaded machine may miss a moment; what fails twice is broken. Only CI tries again. */
const browserRetries = process.env.CI ? 1 : 0

const business = linkedSite()

/** A business's own facts are tested where it's the chosen one: `#site/…` is another one's everywhere else. */
const otherSites = readdirSync('src/sites', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && !['packs', 'schema'].includes(entry.name) && entry.name !== business
    ? [`src/sites/${entry.name}/**`]
    : [],
)

export default defineConfig({
  test: {
    // Most tests wait for a Worker or a browser, so two files run at once even on two cores.
    maxWorkers: 2,
    // What a module imports is remembered here, and `#site/…` means another file for each business.
    fsModuleCachePath: `node_modules/.vitest-cache/${business}`,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{src,client,scripts}/**/*.test.{ts,tsx}',
            'tests/look/compare.test.ts',
            'tests/{support,fuzz}/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...otherSites],
          testTimeout: 60_000,
          isolate,
        },
      },
      heavy('http', 'tests/http/**/*.test.{ts,tsx}', 30),
      heavy('e2e', 'tests/e2e/**/*.test.ts', 90, browserRetries),
      heavy('drills', 'tests/drills/**/*.test.ts', 90, browserRetries),
      heavy('judge', 'tests/judge/*.test.ts', 120),
      heavy('look', 'tests/look/look.test.ts', 120),
    ],
  },
})
