import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Path of a program in $PATH; undefined if it isn't installed. */
const find = (...names: string[]): string | undefined =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((path) => existsSync(path))

/** Browsers for tests besides Chromium, with their paths if everything they need is installed. */
export const engines = {
  firefox: { name: 'Firefox', packages: 'firefox-esr', path: () => find('firefox-esr', 'firefox') },
  webkit: { name: 'WebKit', packages: 'webkit2gtk-driver xvfb', path: () => find('Xvfb') && find('WebKitWebDriver') },
} as const

/** Arguments for Vitest that leave out the tests of browsers that aren't installed, and a line about each. */
export function withoutMissingEngines(): { readonly args: readonly string[]; readonly notes: readonly string[] } {
  const missing = Object.entries(engines).filter(([, { path }]) => !path())
  return {
    args: missing.map(([file]) => `--exclude=tests/drills/engines/${file}.test.ts`),
    notes: missing.map(
      ([, { name, packages }]) =>
        `Not tested in ${name}, which is not installed. On Debian: apt-get install --no-install-recommends ${packages}`,
    ),
  }
}
