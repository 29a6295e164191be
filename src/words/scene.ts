import { byLanguage } from '../language/byLanguage.ts'
import { words as en } from './en/scene.ts'
import { words as es } from './es/scene.ts'

export const sceneWords = byLanguage(en, { es })
