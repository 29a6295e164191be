/** What comes of copying something, and the notices that say so. */
export const words = {
  copy: (what: string) => `Copy ${what}`,
  copied: (what: string) => `Copied ${what}`,
  notCopied: (text: string) => `Your browser won’t let us copy it. Here it is: ${text}`,
  close: 'Close this note',
}
