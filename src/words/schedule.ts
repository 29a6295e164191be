import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/schedule.tsx'
import { words as es } from './es/schedule.tsx'

export const scheduleWords = byLanguage(en, { es })
