import type { TownTexts } from '../../schema/translation.ts'
import { lemont } from '../towns/lemont.ts'
import { aurora } from './towns/aurora.ts'
import { bolingbrook } from './towns/bolingbrook.ts'
import { joliet } from './towns/joliet.ts'
import { naperville } from './towns/naperville.ts'

export const towns = (): Readonly<Record<string, Partial<TownTexts>>> => ({
  aurora: aurora(),
  bolingbrook: bolingbrook(),
  joliet: joliet(),
  // Its rule is on the pages of items, too.
  lemont: {
    curb: {
      ...lemont.curb,
      lines: lemont.curb.lines.flatMap((line) => (line.bulk ? [{ ...line, note: 'Una cosa grande por semana' }] : [])),
      asOf: 'mayo de 2025',
      source: { ...lemont.curb.source, label: 'Contrato de Lemont con WM, ordenanza O-12-25 (en inglés)' },
    },
  },
  naperville: naperville(),
})
