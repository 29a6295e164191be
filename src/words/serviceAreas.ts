import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/serviceAreas.ts'
import { words as es } from './es/serviceAreas.ts'

export const serviceAreasWords = byLanguage(en, { es })
