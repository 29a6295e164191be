import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { run } from './run.ts'

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The browser for tests: one that is named, the system's, or Playwright's own; undefined when there is none. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM, ...usual, chromium.executablePath()].find((path) => path && existsSync(path))
}

/** The same, after trying to get one: Playwright's download first, then Debian's package where we may install it. */
export async function requireBrowser(): Promise<string | undefined> {
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
