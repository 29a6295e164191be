// What's said in Spanish, file by file: nothing yet. `languages.ts` says which pages there are.

export const howItWorks = undefined
export const pageWords = undefined
export const siteWords = undefined
