/** What's wrong with a typed ZIP code or town. */
export const words = {
  empty: 'Enter a ZIP code or a town',
  meant: (name: string) => `Did you mean ${name}?`,
  meantOr: (name: string) => `Did you mean ${name}? If not, just send it again`,
  noZip: (example: string) => `Enter all five digits of the ZIP code, like ${example}, or the name of the town`,
}
