import { invitations } from '../../src/language/invitations.ts'
import type { Language } from '../../src/language/language.ts'
import { languageNames, languageTags } from '../../src/language/language.ts'
import { notify } from '../notify.ts'

/** Long enough to read and to reach, in ms. */
const shownMs = 20_000

/** Says once on this device, in the browser's own language, that the page is there in it too. */
export function languageOffer(language: Language, address: string): void {
  try {
    if (localStorage.languageOffered) return
    localStorage.languageOffered = language
  } catch {
    // Without storage it would come back on every page.
    return
  }
  notify({
    text: invitations[language].offer,
    lang: languageTags[language],
    action: { label: languageNames[language], run: () => location.assign(address) },
    duration: shownMs,
  })
}
