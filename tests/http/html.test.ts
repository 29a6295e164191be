import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { appSite } from '../support/appSite.ts'
import { deskStates } from '../support/deskStates.ts'
import { listedKinds } from '../support/pageKinds.ts'
import { pageStates } from '../support/pageStates.ts'

type Message = {
  readonly type: 'error' | 'info' | 'non-document-error'
  readonly url: string
  readonly lastLine?: number
  readonly message: string
  readonly extract?: string
}

const site = appSite()
const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
const hasJava = spawnSync('java', ['-version']).status === 0

async function errorsIn(folder: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    'java',
    [
      '-Xss4m',
      '-XX:TieredStopAtLevel=1',
      '-XX:+UseSerialGC',
      '-jar',
      checker,
      '--format',
      'json',
      '--stdout',
      '--exit-zero-always',
      folder,
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  )
  const { messages } = JSON.parse(stdout) as { messages: readonly Message[] }
  return (
    messages
      // Its CSS has no cross-fades between pages yet.
      .filter(({ type, message }) => type !== 'info' && !message.includes('“@view-transition”'))
      .map(
        ({ url, lastLine, message, extract }) => `${url.replace(/^.*\//, '')}:${lastLine} ${message} ${extract ?? ''}`,
      )
  )
}

it.skipIf(!hasJava)(
  `every kind of page is valid HTML to the Nu Html Checker${hasJava ? '' : ' (skipped: it needs Java, which this machine lacks)'}`,
  { timeout: 240_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pages-'))
    try {
      const write = (name: string, html: string) => writeFileSync(join(folder, `${name}.html`), html)
      for (const path of listedKinds)
        write(path.slice(1).replaceAll('/', '--') || 'home', await (await site.get(path)).text())
      for (const { name, status, answer } of await pageStates(site)) {
        const response = await answer()
        expect([name, response.status]).toEqual([name, status])
        write(name, await response.text())
      }
      for (const [name, html] of await deskStates(site)) write(name, html)
      expect(await errorsIn(folder)).toEqual([])
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
)
