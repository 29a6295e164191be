import type { TownTexts } from '../schema/translation.ts'
import { aurora } from './towns/aurora.es.ts'
import { bolingbrook } from './towns/bolingbrook.es.ts'
import { joliet } from './towns/joliet.es.ts'
import { lemont } from './towns/lemont.ts'
import { naperville } from './towns/naperville.es.ts'

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
