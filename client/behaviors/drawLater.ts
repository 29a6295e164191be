import { whenIdle } from '../whenIdle.ts'

/** Draws one more of Home's later sections each time the browser is idle, and loads its pictures, so that the page is whole. */
export function drawLater(): void {
  const later = [...document.querySelectorAll('.later > section')]
  const footer = document.querySelector('footer')
  if (!later[0] || !footer) return
  const parts = [...later, footer].values()
  const drawNext = () => {
    const part = parts.next().value
    if (!part) return
    part.setAttribute('data-drawn', '')
    for (const image of part.querySelectorAll('img')) image.loading = 'eager'
    whenIdle(drawNext)
  }
  addEventListener('load', () => whenIdle(drawNext))
}
