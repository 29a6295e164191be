/** What comes of copying or saving something, and the notices that say so. */
export const notice = {
  copy: (what: string) => `Copy ${what}`,
  copied: (what: string) => `Copied ${what}`,
  notCopied: (text: string) => `Your browser won’t let us copy it. Here it is: ${text}`,
  close: 'Close this note',
  // Details of a request, each saved by itself
  saved: 'Saved with your request.',
  saving: 'Saving…',
  notSaved: 'That didn’t save. Try again, or call us.',
  save: 'Save',
}

/** What's wrong with a typed ZIP code or town. */
export const zip = {
  empty: 'Enter a ZIP code or a town',
  meant: (name: string) => `Did you mean ${name}?`,
  meantOr: (name: string) => `Did you mean ${name}? If not, just send it again`,
  noZip: (example: string) => `Enter all five digits of the ZIP code, like ${example}, or the name of the town`,
}
