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
