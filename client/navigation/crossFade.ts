const quick = new CSSStyleSheet()
quick.replaceSync(
  '::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation-duration:.12s}',
)
// Once, ahead of the first change: a sheet that comes has the browser look at the styles of all elements.
document.adoptedStyleSheets = [quick]

/** Changes the document: by a short cross-fade where motion is welcome and the browser can, else at once. */
export async function crossFade(update: () => void, isPlain: boolean): Promise<void> {
  const isStill = isPlain || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isStill || !document.startViewTransition) return update()
  const fade = document.startViewTransition(update)
  // A fade that is cut short by the next one is no failure.
  for (const part of [fade.ready, fade.finished]) part.catch(() => {})
  await fade.updateCallbackDone
}
