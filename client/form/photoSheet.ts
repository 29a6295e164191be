import sheet from './photos.css?url'

/** Resolves once photos that are chosen have their looks, or can't get them. */
export const photoSheet: Promise<unknown> = new Promise((resolve) => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = sheet
  link.onload = link.onerror = resolve
  document.head.append(link)
})
