/** The country behind the headline comes into view when it is there: its layers are one file. See Panorama.css. */
export function dawn(): void {
  const layer = document.querySelector<HTMLImageElement>('.panorama-grass')
  layer?.decode().then(
    () => {
      const stage = layer.parentElement
      if (!stage?.getAnimations()[0]) return
      stage.animate({ opacity: [0, 1] }, 500)
      // Once: who comes back finds the day.
      stage.style.animation = 'none'
    },
    () => {},
  )
}
