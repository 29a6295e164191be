// What's said in Spanish, file by file. `languages.ts` says which pages there are.

export { questionGroups } from './faq.es.ts'
export { home } from './home.es.ts'
export { howItWorks } from './howItWorks.es.ts'
export { catalog } from './items.es.ts'
export { pageWords } from './pages.es.ts'
export { loads } from './presets.es.ts'
export { extras } from './prices.es.ts'
export { siteWords } from './site.es.ts'
