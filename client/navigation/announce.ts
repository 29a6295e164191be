const region = document.createElement('p')
region.className = 'sr-only'
region.setAttribute('role', 'status')
document.body.append(region)

/** Says a text politely to those who cannot see that the page has changed. */
export function announce(text: string): void {
  region.textContent = text
}
