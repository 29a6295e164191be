/** Pictures of the first screen come into view when they are there; a scene's layers are one file. See ui/Dawn.css. */
export function dawn(): void {
  for (const scene of document.querySelectorAll<HTMLElement>('.dawn')) {
    const picture = (scene.lastElementChild ?? scene) as HTMLImageElement
    picture.decode().then(
      () => {
        if (!scene.getAnimations()[0]) return
        scene.animate({ opacity: [0, 1] }, 500)
        // Once: who comes back finds the day.
        scene.style.animation = 'none'
      },
      () => {},
    )
  }
}
