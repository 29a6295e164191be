import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/bookOnline.tsx'
import { words as es } from './es/bookOnline.tsx'

export const bookOnlineWords = byLanguage(en, { es })
