/**
 * Layout problems of a page: horizontal scrolling, or an image's box with another aspect ratio than its `width` and
 * `height`.
 */
export const faults = `(() => {
  const faults = []
  const { documentElement: page } = document
  for (let top = 0; top < page.scrollHeight; top += innerHeight / 2) {
    scrollTo({ left: 9999, top, behavior: 'instant' })
    if (scrollX > 0) faults.push('scrolls sideways by ' + scrollX + ' px at ' + top)
  }
  scrollTo({ left: 0, top: 0, behavior: 'instant' })
  for (const image of document.images) {
    const { width, height } = image.getBoundingClientRect()
    if (!image.complete || !width || getComputedStyle(image).objectFit !== 'fill') continue
    const off = width / height / (image.getAttribute('width') / image.getAttribute('height'))
    if (Math.abs(off - 1) > 0.02) faults.push(image.getAttribute('src') + ' is ' + width + ' x ' + height)
  }
  return faults
})()`
