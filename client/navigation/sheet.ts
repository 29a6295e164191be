import css from '../../src/ui/skeleton/Skeleton.css?inline'

/** Marks a main part that has just come: what is far below its top is laid out when nothing else is to be done. */
export const fresh = 'data-new'

/** What only this way of going from page to page needs: placeholders, how long the cross-fade takes, what can wait. */
export function ownSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `${css}main[${fresh}]>:nth-child(n+3){content-visibility:auto;contain-intrinsic-size:auto 50rem}::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation-duration:.12s}`,
  )
  return sheet
}
