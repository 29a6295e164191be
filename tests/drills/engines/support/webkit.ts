import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../../support/freePort.ts'
import { type Engine, installable, keys, pointOf } from './engine.ts'
import { startScreen } from './screen.ts'
import { webDriver } from './webDriver.ts'

// WebKitGTK's driver has no console, so the page itself records problems from its load event on.
const listen = `if (!window.complaints) {
  window.complaints = []
  const note = (...words) => complaints.push(location.pathname + ': ' + words.join(' '))
  addEventListener('error', (event) => note(event.message))
  addEventListener('unhandledrejection', (event) => note(event.reason))
  addEventListener('securitypolicyviolation', (event) => note('policy', event.violatedDirective, event.blockedURI))
  const { error } = console
  console.error = (...words) => { note(...words); error(...words) }
}`

/** A settings folder in which the window's own buttons take no room: else it can't be as narrow as a phone. */
function settingsFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), '* { min-width: 0; min-height: 0; padding: 0; margin: 0 }')
  // Classic scrollbars, as on a Mac with a mouse.
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-overlay-scrolling=false\n')
  return folder
}

async function startDriver(display: string, settings: string) {
  const port = await freePort()
  const env = {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    // Mesa's software rendering isn't thread-safe and sometimes crashed a page.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    NO_AT_BRIDGE: '1',
    XDG_CONFIG_HOME: settings,
    // Its sandbox needs user namespaces, which containers seldom allow.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  }
  const child = spawn('WebKitWebDriver', ['-p', String(port)], { env, stdio: 'ignore' })
  const driver = await webDriver(`http://127.0.0.1:${port}`, {
    unhandledPromptBehavior: 'accept',
    'webkitgtk:browserOptions': { args: ['--automation'] },
  })
  return { child, driver }
}

/** Starts WebKitGTK on a screen of its own, through the driver that comes with it. */
export async function startWebKit(): Promise<Engine> {
  if (!installable.webkit.path()) throw new Error('WebKitWebDriver or Xvfb is not installed')
  const screen = await startScreen()
  const settings = settingsFolder()
  const { child, driver } = await startDriver(screen.display, settings)
  const evaluate: Engine['evaluate'] = (expression) => driver.execute(`return (${expression})`)
  const complaints: string[] = []
  const collect = async () => {
    await driver.execute(listen)
    complaints.push(...(await evaluate<string[]>('complaints.splice(0)')))
  }
  const pointer = (x: number, y: number, ...more: object[]) =>
    driver.perform({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [{ type: 'pointerMove', x, y, duration: 0 }, ...more],
    })
  const click = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]

  return {
    evaluate,
    open: async (url) => {
      await collect()
      await driver.call('POST', '/url', { url })
      await collect()
    },
    reload: async () => {
      await collect()
      await driver.call('POST', '/refresh', {})
      await collect()
    },
    back: () => driver.call('POST', '/back', {}),
    forward: () => driver.call('POST', '/forward', {}),
    resize: async (width, height) => {
      for (let tries = 0; tries < 5; tries += 1) {
        const [now, tall] = await evaluate<[number, number]>('[innerWidth, innerHeight]')
        if (now === width && tall === height) return
        const window = await driver.call<{ width: number; height: number }>('GET', '/window/rect')
        // Around the pointer in the middle of the screen, since a window has the focus only there.
        await driver.call('POST', '/window/rect', {
          x: Math.round((screen.width - width) / 2),
          y: Math.max(0, Math.round((screen.height - height) / 2) - 30),
          width: window.width + width - now,
          height: window.height + height - tall,
        })
        await wait(200)
      }
      throw new Error(`The window doesn't become ${width} x ${height}`)
    },
    click: async (selector) => {
      await collect()
      const [x, y] = await pointOf(evaluate, selector)
      await pointer(x, y, ...click)
    },
    clickAt: (x, y) => pointer(x, y, ...click),
    hover: async (selector) => {
      const [x, y] = await pointOf(evaluate, selector)
      await pointer(x, y)
    },
    press: (...names) => {
      const values = names.map((name) => keys[name] ?? name)
      const down = values.map((value) => ({ type: 'keyDown', value }))
      const up = values.toReversed().map((value) => ({ type: 'keyUp', value }))
      return driver.perform({ type: 'key', id: 'keys', actions: [...down, ...up] })
    },
    type: async (selector, text) => driver.call('POST', `/element/${await driver.find(selector)}/value`, { text }),
    upload: async (selector, files) =>
      driver.call('POST', `/element/${await driver.find(selector)}/value`, { text: files.join('\n') }),
    complaints: async () => {
      await collect()
      return complaints.splice(0)
    },
    close: async () => {
      await driver.quit()
      child.kill()
      screen.close()
      rmSync(settings, { recursive: true, force: true })
    },
  }
}
