/** Turns pairs of pictures into one with a line that a finger, a pointer or the arrow keys move. */
export function beforeAfter(): void {
  for (const pair of document.querySelectorAll<HTMLElement>('[data-compare]')) {
    const range = pair.querySelector('input')
    if (!range) continue
    range.hidden = false
    pair.dataset.compare = 'ready'
    const move = () => pair.style.setProperty('--cut', `${range.value}%`)
    range.addEventListener('input', move)
    move()
  }
}
