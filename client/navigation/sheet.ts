import css from '../../src/ui/skeleton/Skeleton.css?inline'

/** What only this way of going from page to page needs: placeholders, and how long the cross-fade takes. */
export function ownSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `${css}::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation-duration:.12s}`,
  )
  return sheet
}
