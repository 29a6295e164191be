import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import type { Browser } from 'playwright'
import { firefox } from 'playwright'

type Socket = { emit: (name: 'message', data: Buffer, isBinary: boolean) => void }
type Send = (this: Socket, data: string, ...rest: unknown[]) => void

const { ws } = createRequire(import.meta.url)('playwright-core/lib/utilsBundle') as {
  ws: { prototype: { send: Send } }
}
const { send } = ws.prototype
// Playwright sets each window's color scheme, and gives up where Firefox (153) doesn't know that command yet.
ws.prototype.send = function (data, ...rest) {
  const { id, method } = JSON.parse(data) as { id: number; method: string }
  if (method !== 'emulation.setMediaFeaturesOverride') return send.call(this, data, ...rest)
  this.emit('message', Buffer.from(JSON.stringify({ type: 'success', id, result: {} })), false)
}

/** Whether this process's tests run in Firefox. */
export const isFirefox = process.env.ENGINE === 'firefox'

/** A name of this machine by which Firefox guards its canvas, as Tor's browser does everywhere. */
export const guardedHost = 'guarded.test'

const preferences = {
  // Going back would restore documents that WebDriver no longer knows.
  'browser.sessionhistory.max_total_viewers': 0,
  // Classic scrollbars, as on Windows.
  'widget.gtk.overlay-scrollbars.enabled': false,
}

/** What tests of `testBrowser` need besides. */
export const testPreferences = {
  'ui.prefersReducedMotion': 1,
  // Hosts that are no secure context, on this machine.
  'network.dns.localDomains': `plain.test,${guardedHost}`,
  'dom.security.https_first': false,
  'privacy.resistFingerprinting': true,
  'privacy.resistFingerprinting.exemptedDomains': '127.0.0.1,plain.test',
  // A page that couldn't be reached is tried again without a question.
  'dom.confirm_repost.testing.always_accept': true,
}

/** The installed Firefox, Debian's or another; undefined where there's none. */
export const firefoxPath = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => ['firefox-esr', 'firefox'].map((name) => join(folder, name)))
    .find((path) => existsSync(path))

/** Starts the installed Firefox through WebDriver BiDi, which has no touch, no phones and no `javaScriptEnabled`. */
export const launchFirefox = (more: Partial<typeof testPreferences> = {}): Promise<Browser> =>
  firefox.launch({
    channel: 'moz-firefox',
    executablePath: firefoxPath(),
    firefoxUserPrefs: { ...preferences, ...more },
  })
