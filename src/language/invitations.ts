import type { Language } from './language.ts'

/** What a language says to those who speak it, on pages of another. */
export const invitations: Readonly<Record<Language, { readonly offer: string; readonly spoken: string }>> = {
  en: { offer: 'Would you rather read this page in English?', spoken: 'We speak English' },
  es: { offer: '¿Prefiere leer esta página en español?', spoken: 'Se habla español' },
}
