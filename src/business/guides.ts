import { guides } from '#site/guides.ts'
import { alphabetical, capital } from '../domain/text.ts'
import { paths } from '../routes.ts'
import type { CurbAnswer } from '../shared/forms/answers.ts'
import type { Curb, Town } from '../sites/schema/town.ts'
import { towns } from './siteTexts.ts'

export { guides }

/** The guide that has every town's rule for big items; undefined for a business without one. */
export const curbGuide = (): string | undefined => {
  const guide = guides.find(({ parts }) => parts.some(({ kind }) => kind === 'curb'))
  return guide && paths.guide(guide.slug)
}

export type CurbTown = Town & { readonly curb: Curb }

const order = ['rule', 'part', 'dated', 'ask'] as const satisfies readonly Curb['known'][]

/** The towns that say something of the curb, what's known best first. */
export const curbTowns = (): readonly CurbTown[] =>
  towns()
    .flatMap((town) => (town.curb ? [{ ...town, curb: town.curb }] : []))
    .sort((a, b) => order.indexOf(a.curb.known) - order.indexOf(b.curb.known) || alphabetical(a.name, b.name))

/** Who answers what isn't known there: "the Village of Derby". */
export const curbAsk = ({ name, kind, curb: { ask, hauler } }: CurbTown) =>
  ask ?? hauler ?? { name: `the ${capital(kind)} of ${name}` }

/** A town's rule for big items as programs read it. */
export function curbAnswerOf(town: CurbTown, siteUrl: string): CurbAnswer {
  const { known, answer, verdict, count, how, lines, hauler, asOf, until, source } = town.curb
  return {
    town: town.name,
    known,
    answer,
    ...(verdict && { verdict }),
    ...(hauler && { hauler: hauler.name }),
    ...(count && { howMany: count }),
    ...(how && { how }),
    things: lines.map(({ item, mark, note }) => ({ thing: item, atTheCurb: mark, note })),
    ...(asOf && { asOf }),
    ...(until && { contractThrough: until }),
    ask: { ...curbAsk(town) },
    ...(source && { source: { name: source.label, url: source.href } }),
    page: `${siteUrl}${paths.town(town.slug)}#curb`,
  }
}
