/** Brings the page that is shown to life; the signal ends all that listens or watches for it. */
export type Enliven = (signal: AbortSignal) => void

const signs = ['pointerover', 'touchstart', 'focusin', 'keydown']

/**
 * Loads what makes the next page come at once, at the first sign that somebody is here: a pointer, a finger, a key. A
 * document that has shown several pages already, and was reloaded, needs it at once: the browser goes back and forth
 * between them without asking the server.
 */
export function awaitNavigation(enliven: Enliven): void {
  // A slow line is spared also what the browser would read ahead by itself.
  if (/2g/.test((navigator as { connection?: { effectiveType?: string } }).connection?.effectiveType ?? ''))
    document.documentElement.dataset.prefetch = 'none'
  const leave = new AbortController()
  const loaded = new AbortController()
  enliven(leave.signal)
  const load = (event?: Event) => {
    loaded.abort()
    // Without it, every link still works.
    import('./navigation/navigation.ts').then(
      ({ navigation }) => navigation(enliven, leave, event?.target),
      () => {},
    )
  }
  for (const sign of signs) addEventListener(sign, load, { passive: true, signal: loaded.signal })
  if (window.navigation?.currentEntry?.getState()) load()
}
