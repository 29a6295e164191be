import { isLanguage } from '../../language/language.ts'

/**
 * What `aria-current` says of a menu's link: that it leads to this page, or to the section that this page belongs to.
 * A language's home is no section, though every address of the language starts with its own.
 */
export function currentLink(link: string, here: string): 'page' | 'true' | undefined {
  if (link === here) return 'page'
  return here.startsWith(`${link}/`) && !isLanguage(link.slice(1)) ? 'true' : undefined
}
