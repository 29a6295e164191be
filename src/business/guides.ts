import { guides } from '#site/guides.ts'
import { texts } from '#texts'
import { say } from '#words'
import { alphabetical } from '../domain/text.ts'
import { recordsByLanguage } from '../language/texts.ts'
import { paths, slugIn } from '../routes.ts'
import type { CurbAnswer } from '../shared/forms/answers.ts'
import type { Guide } from '../sites/schema/guide.ts'
import type { Curb, Town } from '../sites/schema/town.ts'
import { towns } from './siteTexts.ts'

const translated = recordsByLanguage(guides, () => texts.guides)

/** Those that are in the language of the moment. */
export const guidesNow = (): readonly Guide[] => translated().filter(({ slug }) => slugIn('guide', slug))

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

/** Who answers what isn't known there: "Village of Derby". */
export const curbAsk = ({ name, kind, curb: { ask, hauler } }: CurbTown) =>
  ask ?? hauler ?? { name: say.town.kind[kind](name) }

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
