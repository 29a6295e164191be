/** Exports of an island's module. */
type IslandModule = { readonly hydrate: (root: HTMLElement, props: unknown) => void | Promise<void> }

async function load(root: HTMLElement): Promise<void> {
  // Watched by styles and tests: waiting, loading, ready or failed.
  if (root.dataset.islandStatus !== 'waiting') return
  root.dataset.islandStatus = 'loading'
  try {
    const module = (await import(/* @vite-ignore */ root.dataset.islandSrc ?? '')) as IslandModule
    await module.hydrate(root, JSON.parse(root.dataset.islandProps ?? '{}'))
    root.dataset.islandStatus = 'ready'
  } catch (error) {
    // The server's HTML stays and works without it.
    root.dataset.islandStatus = 'failed'
    console.warn('An island could not be loaded', error)
  }
}

/**
 * Loads each island on its first pointer, focus or key event, those marked `visible` when they come into view, and
 * those marked `idle` when the browser is idle after that. Until then the server's HTML is all there is, and no
 * framework has been downloaded.
 */
export function loadIslands(): void {
  // Safari has no requestIdleCallback.
  const rest = window.requestIdleCallback ?? setTimeout
  const roots = document.querySelectorAll<HTMLElement>('[data-island]')
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        seen.unobserve(target)
        const root = target as HTMLElement
        if (root.dataset.islandWhen === 'idle') rest(() => void load(root))
        else void load(root)
      }
    },
    { rootMargin: '200px' },
  )
  for (const root of roots) {
    if (root.dataset.islandWhen !== 'touch') seen.observe(root)
    // Whoever comes back to a form that they have sent sees that at once.
    if (history.state?.sent) void load(root)
    for (const event of ['pointerover', 'touchstart', 'focusin'])
      root.addEventListener(event, () => void load(root), { once: true, passive: true })
  }
}
