// What's said in Spanish, file by file. `languages.ts` says which pages there are.

export { howItWorks } from './howItWorks.es.ts'
export { pageWords } from './pages.es.ts'
export { siteWords } from './site.es.ts'
