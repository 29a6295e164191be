/** Does what nobody sees as soon as the next frame has been handed over. */
export function afterPaint(work: () => void): void {
  // A document that nobody looks at paints nothing.
  if (document.hidden) work()
  else requestAnimationFrame(() => setTimeout(work))
}
