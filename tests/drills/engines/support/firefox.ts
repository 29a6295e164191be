import { launchFirefox } from '../../../support/firefox.ts'
import type { Engine } from './engine.ts'
import { pointOf } from './engine.ts'

// Firefox logs these as warnings of its own, which WebDriver doesn't pass on.
const noteViolations = () =>
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error('policy', violatedDirective, blockedURI),
  )

/** Starts Firefox without a window, and one page in it. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launchFirefox()
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await page.addInitScript(noteViolations)
  const evaluate: Engine['evaluate'] = (expression) => page.evaluate(expression)
  return {
    evaluate,
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    resize: (width, height) => page.setViewportSize({ width, height }),
    click: async (selector) => page.mouse.click(...(await pointOf(evaluate, selector))),
    clickAt: (x, y) => page.mouse.click(x, y),
    hover: async (selector) => page.mouse.move(...(await pointOf(evaluate, selector))),
    press: (...names) => page.keyboard.press(names.join('+')),
    type: async (selector, text) => {
      await page.locator(selector).focus()
      await page.keyboard.type(text)
    },
    upload: (selector, files) => page.locator(selector).setInputFiles(files),
    complaints: async () => complaints.splice(0),
    close: () => browser.close(),
  }
}
