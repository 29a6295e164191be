/** Starts the current page's scripts; `signal` aborts all their listeners and observers. */
export type InitPage = (signal: AbortSignal) => void

/** Events of a pointer, a finger or a key. */
const intentEvents = ['pointerover', 'touchstart', 'focusin', 'keydown']

/**
 * Loads soft navigation on the visitor's first event. A reloaded document that has shown several pages needs it at
 * once: the browser goes back and forth between them without a request. So does one whose browser has an assistant (WebMCP),
 * since forms become its tools then.
 */
export function awaitNavigation(initPage: InitPage): void {
  // On a slow connection the browser shouldn't prefetch either.
  if (/2g/.test((navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType ?? ''))
    document.documentElement.dataset.prefetch = 'none'
  const leave = new AbortController()
  const loaded = new AbortController()
  initPage(leave.signal)
  const load = (event?: Event) => {
    loaded.abort()
    import('./navigation/navigation.ts')
      .then((soft) => soft.navigation(initPage, leave, event))
      // Without it, every link still works.
      .catch(() => {})
  }
  for (const name of intentEvents) addEventListener(name, load, { passive: true, signal: loaded.signal })
  if ('modelContext' in document || window.navigation?.entries().filter(({ sameDocument }) => sameDocument)[1]) load()
}
