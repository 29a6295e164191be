import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { build } from '../build/build.ts'
import { fail, quietEnv, run } from '../lib/run.ts'

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Path of the browser for tests: $CHROMIUM, the system's, or Playwright's own; undefined when there is none. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM, ...usual, chromium.executablePath()].find((path) => path && existsSync(path))
}

/** The browser's path, after trying to install one: Playwright's download first, then Debian's package as root. */
async function installedBrowser(): Promise<string | undefined> {
  const found = findBrowser()
  if (found) return found
  console.log('No browser found; getting one …')
  await run('playwright', ['install', 'chromium'])
  const downloaded = findBrowser()
  if (downloaded) return downloaded
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'])
  }
  return findBrowser()
}

/** Gets a browser and builds, which most tests need. Returns the environment for them, or stops with one line. */
export async function prepareTests(): Promise<NodeJS.ProcessEnv> {
  const browser = await installedBrowser()
  if (!browser) fail('This needs Chromium or Chrome: install one, or set CHROMIUM to its path.')
  console.log(await build())
  return { ...quietEnv, NODE_ENV: 'test', CHROMIUM: browser }
}
