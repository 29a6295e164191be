let region: HTMLElement | undefined

/** Says a text politely to those who cannot see that the page has changed. */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement('p')
    region.className = 'sr-only'
    region.setAttribute('role', 'status')
    document.body.append(region)
  }
  region.textContent = text
}
