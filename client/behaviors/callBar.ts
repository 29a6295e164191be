/** Hides the call bar while the page's own call buttons are in view. `signal` ends it with the page. */
export function callBar(signal: AbortSignal): void {
  const bar = document.querySelector('[data-call-bar]')
  const own = document.querySelector('[data-contact-actions]')
  if (!bar || !own) return
  const seen = new IntersectionObserver(([entry]) =>
    bar.toggleAttribute('data-resting', entry?.isIntersecting ?? false),
  )
  seen.observe(own)
  signal.addEventListener('abort', () => {
    seen.disconnect()
    bar.removeAttribute('data-resting')
  })
}
