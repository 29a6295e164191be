import { whenIdle } from '../whenIdle.ts'

/** Draws one more of Home's later sections each time the browser is idle, so that the page is whole. */
export function drawLater(): void {
  const parts = document.querySelectorAll('.later > section').values()
  const drawNext = () => {
    const part = parts.next().value
    if (!part) return
    part.setAttribute('data-drawn', '')
    whenIdle(drawNext)
  }
  addEventListener('load', () => whenIdle(drawNext))
}
