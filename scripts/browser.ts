import { existsSync } from 'node:fs'
import type { Browser, LaunchOptions } from 'playwright'
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

/** Path of the browser for tests: $CHROMIUM, the system's, or Playwright's own; undefined when there is none. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM, ...usual, chromium.executablePath()].find((path) => path && existsSync(path))
}

// A browser uses only the last such list, and Playwright passes one too, so its names are repeated here.
const withoutFeatures = [
  // The address bar's own pages, which every new window starts and which cost CPU time.
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  'AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter,NetworkTimeServiceQuerying',
  'OptimizationHints,PaintHolding,PreconnectToSearch,TcpPortRandomizationWin,ThirdPartyStoragePartitioning',
]

/** Switches of every browser for tests and measurements. */
export const switches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  `--disable-features=${withoutFeatures.join(',')}`,
]

/** Starts the browser for a test or a measurement, without its background work. */
export const launchBrowser = (options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: switches, ...options })

/** The browser's path, after trying to install one: Playwright's download first, then Debian's package as root. */
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
