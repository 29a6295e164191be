import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/howItWorks.tsx'
import { words as es } from './es/howItWorks.tsx'

export const howItWorksWords = byLanguage(en, { es })
