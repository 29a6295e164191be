import { aboutLanguage, isLanguage } from '../../src/language/language.ts'
import { notify } from '../notify.ts'

/** Long enough to read and to reach, in ms. */
const shownMs = 20_000

/** Says once on this device, in the browser's own language, that the page is there in it too. */
export function languageOffer(): void {
  const language = navigator.language.slice(0, 2)
  const link = document.querySelector<HTMLLinkElement>(`link[hreflang="${language}"]`)
  if (!link || !isLanguage(language)) return
  try {
    if (localStorage.languageOffered) return
    localStorage.languageOffered = language
  } catch {
    // Without storage it would come back on every page.
    return
  }
  notify({
    text: aboutLanguage[language].invitation.offer,
    lang: aboutLanguage[language].tag,
    action: { label: aboutLanguage[language].name, run: () => location.assign(new URL(link.href).pathname) },
    duration: shownMs,
  })
}
