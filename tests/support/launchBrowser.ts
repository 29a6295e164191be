import { type Browser, chromium, type LaunchOptions } from 'playwright'
import { findBrowser } from '../../scripts/test/browser.ts'

// A browser uses only the last such list, and Playwright passes one too, so its names are repeated here.
const withoutFeatures = [
  // The address bar's own pages, which every new window starts and which cost CPU time.
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  'AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,MediaRouter,NetworkTimeServiceQuerying',
  'OptimizationHints,PaintHolding,PreconnectToSearch,TcpPortRandomizationWin,ThirdPartyStoragePartitioning',
]

/** Switches of every browser for tests and measurements; the rest is as visitors have it. */
export const switches = [
  // A host that's no secure context, on this machine.
  '--host-resolver-rules=MAP plain.test 127.0.0.1',
  // Containers and root have no sandbox for it.
  '--no-sandbox',
  // Draws the same on every machine, whatever its graphics card.
  '--disable-gpu',
  // Nothing may ask the network, or take CPU time from a test, but the page.
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  `--disable-features=${withoutFeatures.join(',')}`,
]

/** Starts the browser for a test or a measurement, without its background work. */
export const launchBrowser = (options: LaunchOptions = {}): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: switches, ...options })
