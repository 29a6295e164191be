// What's said in Spanish, file by file. `language.ts` says which pages there are.

export { questionGroups } from './faq.ts'
export { home } from './home.ts'
export { howItWorks } from './howItWorks.ts'
export { catalog } from './items.ts'
export { pageWords } from './pages.ts'
export { permitRules } from './permits.ts'
export { loads } from './presets.ts'
export { extras } from './prices.ts'
export { serviceGroups } from './serviceGroups.ts'
export { services } from './services.ts'
export { siteWords } from './site.ts'
export { towns } from './towns.ts'
