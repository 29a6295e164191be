import type { DeskOfflineProps } from '../../src/desk/DeskOffline.tsx'

type Policy = { createScriptURL(url: string): string }
type Browser = { readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }

/** An address of a script as the page's policy wants it: under this name it allows that one. */
const named = (url: string): string =>
  (globalThis as Browser).trustedTypes
    ?.createPolicy('desk-worker', { createScriptURL: () => url })
    .createScriptURL(url) ?? url

/** How often an old day tries to be opened again, in ms. */
const everyMs = 5000

const isTyped = (input: HTMLInputElement) =>
  input.value !== input.defaultValue || input.checked !== input.defaultChecked

/** Opens the page again once the server answers, unless something is typed in it. Throws without a signal. */
async function openAgain(scope: string): Promise<void> {
  await fetch(scope, { method: 'HEAD', redirect: 'manual' })
  // To load it again would send a form again that led to it.
  if (![...document.querySelectorAll('input')].some(isTyped)) location.replace(location.pathname + location.search)
}

/** Begins to keep the day, and opens it again once there's a signal: what waits is sent then. */
export const hydrate = async (root: HTMLElement, { worker, scope }: DeskOfflineProps): Promise<void> => {
  if (!root.querySelector('[data-offline]')?.hasAttribute('hidden')) {
    const again = () => void openAgain(scope).catch(() => undefined)
    addEventListener('online', again)
    // Not every browser says that.
    setInterval(again, everyMs)
  }
  await navigator.serviceWorker?.register(named(worker), { scope })
}
