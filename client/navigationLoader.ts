/** Starts what the scripts do on the page that is shown; the signal ends all that listens or watches for it. */
export type InitPage = (signal: AbortSignal) => void

/** A pointer, a finger, a key. */
const firstSigns = ['pointerover', 'touchstart', 'focusin', 'keydown']

/**
 * Loads what makes the next page come at once, at the first sign that somebody is here. A document that has shown several
 * pages already, and was reloaded, needs it at once: the browser goes back and forth between them without asking the
 * server.
 */
export function awaitNavigation(initPage: InitPage): void {
  // A slow line is spared also what the browser would prefetch by itself.
  if (/2g/.test((navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType ?? ''))
    document.documentElement.dataset.prefetch = 'none'
  const leave = new AbortController()
  const loaded = new AbortController()
  initPage(leave.signal)
  const load = (event?: Event) => {
    loaded.abort()
    import('./navigation/navigation.ts')
      .then(({ navigation }) => navigation(initPage, leave, event))
      // Without it, every link still works.
      .catch(() => {})
  }
  for (const sign of firstSigns) addEventListener(sign, load, { passive: true, signal: loaded.signal })
  if ((window.navigation?.entries() ?? []).filter(({ sameDocument }) => sameDocument).length > 1) load()
}
