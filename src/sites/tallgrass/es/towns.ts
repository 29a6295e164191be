import type { TownTexts } from '../../schema/translation.ts'
import { batavia } from '../towns/batavia.ts'
import { lemont } from '../towns/lemont.ts'
import { aurora } from './towns/aurora.ts'
import { bolingbrook } from './towns/bolingbrook.ts'
import { joliet } from './towns/joliet.ts'
import { naperville } from './towns/naperville.ts'

export const towns = (): Readonly<Record<string, Partial<TownTexts>>> => ({
  aurora: aurora(),
  // The rules of Batavia and Lemont are on the pages of items, too.
  batavia: {
    curb: {
      ...batavia.curb,
      lines: batavia.curb.lines.flatMap((line) =>
        line.bulk ? [{ ...line, note: 'Una calcomanía por cada cosa, comprada antes' }] : [],
      ),
      asOf: 'julio de 2023',
      source: { ...batavia.curb.source, label: 'Batavia: preguntas sobre cosas grandes (en inglés)' },
    },
  },
  bolingbrook: bolingbrook(),
  joliet: joliet(),
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
