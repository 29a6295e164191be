const bars = (count: number): string => '<i class="skeleton-bar"></i>'.repeat(count)

/**
 * HTML of the skeleton that is shown while a page is loading, whichever it is: a few empty elements, styled in skeleton.css.
 * Screen readers find nothing in it.
 */
export const skeleton = `<div class="skeleton"><div class="skeleton-head"><div class="skeleton-words">${bars(5)}</div></div><div class="skeleton-body">${bars(9)}</div></div>`
