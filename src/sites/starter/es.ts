// What's said in Spanish, file by file: nothing yet. `languages.ts` says which pages there are.

export const catalog = undefined
export const extras = undefined
export const home = undefined
export const howItWorks = undefined
export const loads = undefined
export const pageWords = undefined
export const questionGroups = undefined
export const dropOffSites = undefined
export const itemPages = undefined
export const permitRules = undefined
export const serviceGroups = undefined
export const services = undefined
export const siteWords = undefined
export const towns = undefined
