import type { TownTexts } from '../../schema/translation.ts'
import { curbs } from './curbs.ts'
import { aurora } from './towns/aurora.ts'
import { bolingbrook } from './towns/bolingbrook.ts'
import { joliet } from './towns/joliet.ts'
import { naperville } from './towns/naperville.ts'

export const towns = (): Readonly<Record<string, Partial<TownTexts>>> => ({
  ...curbs(),
  aurora: aurora(),
  bolingbrook: bolingbrook(),
  joliet: joliet(),
  naperville: naperville(),
})
