import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { connectBidi } from './bidi.ts'
import { type Engine, installable, keys, pointOf } from './engine.ts'

const preferences = {
  // Going back would restore documents that WebDriver no longer knows.
  'browser.sessionhistory.max_total_viewers': 0,
  // Treats a window without a screen as focused.
  'focusmanager.testmode': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.startup.page': 0,
  // Classic scrollbars, as on Windows.
  'widget.gtk.overlay-scrollbars.enabled': false,
}

function newProfile(): string {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  return profile
}

async function startProcess(profile: string) {
  const binary = installable.firefox.path()
  if (!binary) throw new Error('Firefox is not installed')
  const child = spawn(binary, ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  for await (const line of createInterface(child.stderr)) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1]
    if (address) {
      child.stderr.resume()
      return { child, address }
    }
  }
  throw new Error('Firefox ended before it was ready')
}

// Firefox logs these as warnings of its own, which WebDriver doesn't pass on.
const noteViolations = `() => addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  console.error('policy', violatedDirective, blockedURI))`

type Evaluated =
  | { type: 'success'; result: { value?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } }

/** Starts Firefox without a window and speaks WebDriver BiDi with it. */
export async function startFirefox(): Promise<Engine> {
  const profile = newProfile()
  const { child, address } = await startProcess(profile)
  const complaints: string[] = []
  const { send, close } = await connectBidi(address, ({ method, params }) => {
    if (method === 'log.entryAdded' && params?.level === 'error') complaints.push(String(params.text))
  })
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  await send('script.addPreloadScript', { functionDeclaration: noteViolations })
  // In the first tab, the address bar has the focus.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' })
  await send('browsingContext.activate', { context })

  const evaluate: Engine['evaluate'] = async (expression) => {
    const answer = await send<Evaluated>('script.evaluate', {
      expression: `JSON.stringify(${expression}) ?? 'null'`,
      target: { context },
      awaitPromise: false,
      userActivation: true,
    })
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
    return JSON.parse(String(answer.result.value))
  }
  const element = async (selector: string) => {
    const { nodes } = await send<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
      context,
      locator: { type: 'css', value: selector },
      maxNodeCount: 1,
    })
    if (!nodes[0]) throw new Error(`no ${selector}`)
    return { sharedId: nodes[0].sharedId }
  }
  const perform = (source: object) => send<void>('input.performActions', { context, actions: [source] })
  const pointer = (x: number, y: number, ...more: object[]) =>
    perform({ type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', x, y }, ...more] })
  const press = (values: readonly string[]) => [
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
  ]
  const click = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]

  return {
    evaluate,
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    forward: () => send('browsingContext.traverseHistory', { context, delta: 1 }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    click: async (selector) => {
      const [x, y] = await pointOf(evaluate, selector)
      await pointer(x, y, ...click)
    },
    clickAt: (x, y) => pointer(x, y, ...click),
    hover: async (selector) => {
      const [x, y] = await pointOf(evaluate, selector)
      await pointer(x, y)
    },
    press: (...names) => perform({ type: 'key', id: 'keys', actions: press(names.map((name) => keys[name] ?? name)) }),
    type: async (selector, text) => {
      await evaluate(`document.querySelector(${JSON.stringify(selector)}).focus()`)
      await perform({ type: 'key', id: 'keys', actions: [...text].flatMap((letter) => press([letter])) })
    },
    upload: async (selector, files) =>
      send('input.setFiles', { context, element: await element(selector), files: [...files] }),
    complaints: async () => complaints.splice(0),
    close: async () => {
      const ended = once(child, 'exit')
      await send('browser.close')
      close()
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
