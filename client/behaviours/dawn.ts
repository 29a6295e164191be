/** How long the scene stays dark by itself, in ms; the same as in Panorama.css. */
const NIGHT = 3000

/** The country behind the headline comes into view as a whole, when all of its layers have come. */
export function dawn(): void {
  const stage = document.querySelector<HTMLElement>('.panorama-stage')
  if (!stage) return
  Promise.allSettled([...stage.querySelectorAll('img')].map((layer) => layer.decode())).then(() => {
    for (const light of stage.getAnimations()) {
      light.currentTime = Math.max(Number(light.currentTime), NIGHT)
      // Once: who comes back finds the day.
      light.onfinish = () => {
        stage.style.animation = 'none'
      }
    }
  })
}
