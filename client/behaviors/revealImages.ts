/** Fades in the pictures of the first screen once they're decoded; a panorama's layers share one file. See ui/Reveal.css. */
export function revealImages(): void {
  for (const element of document.querySelectorAll<HTMLElement>('.reveal')) {
    const image = (element.lastElementChild ?? element) as HTMLImageElement
    image.decode().then(
      () => {
        if (!element.getAnimations()[0]) return
        element.animate({ opacity: [0, 1] }, 500)
        // Only once: a visitor who comes back to the page sees the picture at once.
        element.style.animation = 'none'
      },
      () => {},
    )
  }
}
