import type { AboutLanguage } from '../../language/language.ts'

export const about: AboutLanguage = {
  tag: 'en-US',
  name: 'English',
  invitation: { offer: 'Would you rather read this page in English?', spoken: 'We speak English' },
}
