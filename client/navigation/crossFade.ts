const quick = new CSSStyleSheet()
quick.replaceSync(
  '::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation-duration:.12s}',
)
// Adopted once in advance, since a new sheet makes the browser recalculate the styles of all elements.
document.adoptedStyleSheets = [quick]

/** Updates the document, with a short cross-fade where motion is allowed and supported. */
export async function crossFade(update: () => void, isPlain: boolean): Promise<void> {
  const isStill = isPlain || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isStill || !document.startViewTransition) return update()
  const fade = document.startViewTransition(update)
  // A fade that is cut short by the next one is no failure.
  for (const part of [fade.ready, fade.finished]) part.catch(() => {})
  await fade.updateCallbackDone
}
