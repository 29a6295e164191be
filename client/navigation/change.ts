/** Changes the document: by a short cross-fade where motion is welcome and the browser can, else at once. */
export async function change(update: () => void, plainly: boolean): Promise<void> {
  const still = plainly || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
  if (still || !document.startViewTransition) return update()
  const fade = document.startViewTransition(update)
  // A fade that is cut short by the next one is no failure.
  fade.ready.catch(() => {})
  fade.finished.catch(() => {})
  await fade.updateCallbackDone
}
