/** Hides the call bar while the page's own call buttons are in view. */
export function callBar(): void {
  const bar = document.querySelector('[data-call-bar]')
  const own = document.querySelector('[data-contact-actions]')
  if (!bar || !own) return
  new IntersectionObserver(([entry]) => bar.toggleAttribute('data-resting', entry?.isIntersecting ?? false)).observe(
    own,
  )
}
