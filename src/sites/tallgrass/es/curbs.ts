import type { Curb } from '../../schema/town.ts'
import type { TownTexts } from '../../schema/translation.ts'
import { towns } from '../towns.ts'
import { inMonths } from './sources.ts'

type Said = Pick<Curb, 'count' | 'how'> & {
  readonly source: string
  /** Who answers, where it has no name of its own. */
  readonly ask?: string
}

/** What the table of towns says of those without a page in Spanish. */
const said: Readonly<Record<string, Said>> = {
  batavia: {
    count: 'Las que sean',
    how: 'Una calcomanía en cada una, comprada antes; llame si es un piano o un jacuzzi',
    source: 'Batavia: preguntas sobre cosas grandes',
  },
  darien: { source: 'Darien: aviso sobre ramas después de tormentas' },
  'downers-grove': {
    count: 'Botes viejos; lo demás no está confirmado',
    how: 'Sin calcomanía; póngale al bote viejo un letrero que diga que es basura',
    source: 'Downers Grove: el nuevo programa de basura',
  },
  elmhurst: { source: 'Elmhurst: basura y reciclaje', ask: 'obras públicas de Elmhurst' },
  hinsdale: {
    how: 'Solo en la banqueta, en la primavera de 2024',
    source: 'Hinsdale: recolección de basura',
    ask: 'servicios públicos de Hinsdale',
  },
  lemont: {
    count: 'Una por semana',
    how: 'Con la basura de cada semana, incluido en la tarifa del mes',
    source: 'Contrato de Lemont con WM, ordenanza O-12-25',
  },
  lisle: { source: 'Lisle: basura', ask: 'la ciudad de Lisle' },
  lockport: { source: 'Lockport: basura', ask: 'el departamento de agua de Lockport' },
  lombard: { source: 'Periódico: la recolección de Lombard' },
  'oak-brook': { source: 'Oak Brook: basura y reciclaje', ask: 'la ciudad de Oak Brook' },
  oswego: { source: 'Oswego: basura y reciclaje', ask: 'obras públicas de Oswego' },
  plainfield: {
    how: 'Semana de limpieza en abril de 2024; afuera antes de las 6 a. m.',
    source: 'Radio WJOL: la limpieza de primavera de Plainfield',
  },
  'tinley-park': { source: 'Tinley Park: basura', ask: 'la ciudad de Tinley Park' },
  westmont: { source: 'Westmont: reciclaje y basura' },
  wheaton: { source: 'Wheaton: basura en la banqueta', ask: 'el servicio de basura de Wheaton' },
}

/** The curbs of towns without a page in Spanish: the table of all towns has them. */
export const curbs = (): Readonly<Record<string, Pick<TownTexts, 'curb'>>> =>
  Object.fromEntries(
    towns.flatMap(({ slug, curb }) => {
      const { source, ask, ...own } = said[slug] ?? {}
      if (!curb || !source) return []
      const { asOf, until } = curb
      const texts = {
        ...own,
        ...(asOf && { asOf: inMonths(asOf) }),
        ...(until && { until: inMonths(until) }),
        ...(ask && curb.ask && { ask: { ...curb.ask, name: ask } }),
        lines: [],
        source: { href: '', ...curb.source, label: `${source} (en inglés)` },
      }
      return [[slug, { curb: { ...curb, ...texts } }]]
    }),
  )
