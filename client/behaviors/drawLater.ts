import { whenIdle } from '../whenIdle.ts'

/** Draws one more of Home's later sections each time the browser is idle, so that the whole page can be searched and pictured. */
export function drawLater(): void {
  const sections = document.querySelectorAll('.later > section')[Symbol.iterator]()
  const drawNext = () => {
    const { value, done } = sections.next()
    if (done) return
    value.setAttribute('data-drawn', '')
    whenIdle(drawNext)
  }
  addEventListener('load', () => whenIdle(drawNext))
}
