import { challengeOrigin } from '../../src/business/contact.ts'

/** What Turnstile's script puts on the window. */
type Turnstile = {
  render: (container: HTMLElement, options: Readonly<Record<string, string>>) => string
}

/**
 * Adds Cloudflare Turnstile to a form: it's visible only when in doubt, and writes its token into a field of the form.
 * Without it, or without a token, the form is sent all the same.
 */
export function challenge(form: HTMLFormElement, siteKey: string): void {
  const container = document.createElement('div')
  form.querySelector('[type=submit]')?.before(container)
  const script = document.createElement('script')
  script.src = `${challengeOrigin}/turnstile/v0/api.js?render=explicit`
  script.onload = () => {
    const { turnstile } = window as unknown as { turnstile?: Turnstile }
    turnstile?.render(container, { sitekey: siteKey, appearance: 'interaction-only', size: 'flexible' })
  }
  document.head.append(script)
}
