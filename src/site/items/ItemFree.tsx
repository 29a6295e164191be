import { sentences } from '#sentences'
import { say } from '#words'
import { curbGuide } from '../../business/guides.ts'
import { bulkRules, haulerTowns, sitesFor } from '../../business/itemPages.ts'
import { allTowns, townPages } from '../../business/siteTexts.ts'
import { milesLabel } from '../../domain/places/neighbors.ts'
import { paths } from '../../routes.ts'
import { Drawing } from '../../shared/parts/Drawing.tsx'
import { bold, Link, TapLink } from '../../shared/parts/Link.tsx'
import { Band, Section } from '../../shared/parts/Section.tsx'
import type { ItemPage } from '../../sites/schema/itemPage.ts'
import type { DropOffUse } from '../../sites/schema/town.ts'
import { NameLinks } from './ItemGuide.tsx'

/** What the towns' own haulers take, as far as it's known, and who to ask in each town. */
const CurbByTown = ({
  rules,
  all = curbGuide(),
}: {
  readonly rules: ReturnType<typeof bulkRules>
  readonly all?: string
}) => (
  <div>
    <h3 className="h3">{sentences.itemPage.curbByTown}</h3>
    {rules.map(({ town: { name, curb }, line: { note }, asOf }) => (
      <p key={name} className="mt-2">
        {sentences.itemPage.rule(name, note, asOf, bold)}{' '}
        {curb?.source && <Link href={curb.source.href}>{curb.source.label}</Link>}
      </p>
    ))}
    <p className="mt-2">
      {sentences.itemPage.askHauler(rules.length > 0)}
      {townPages() && ` ${townPages()}`} {all && <Link href={all}>{say.town.allCurbs(allTowns())}</Link>}
    </p>
    <dl className="item-haulers">
      {haulerTowns.map(({ hauler, towns }) => (
        <div key={hauler ?? ''}>
          <dt>{hauler ?? sentences.itemPage.askTown}</dt>
          <dd>
            <NameLinks of={towns} hrefOf={(slug) => `${paths.town(slug)}#curb`} />
          </dd>
        </div>
      ))}
    </dl>
  </div>
)

/** Sites that take it, each with its distance from the nearest of our towns. */
const DropOffs = ({ use }: { readonly use: DropOffUse }) => (
  <div>
    <h3 className="h3">{use === 'donations' ? sentences.itemPage.donations : sentences.itemPage.dropOffs}</h3>
    <ul className="item-sites">
      {sitesFor(use).map(({ name, href, note, town, near }) => (
        <li key={name}>
          {href ? <TapLink href={href}>{name}</TapLink> : <strong>{name}</strong>}
          {note && <span>{note}</span>}
          {town && (
            <span>
              {sentences.itemPage.siteIn(
                town.name,
                near.map(({ place, miles }) => sentences.itemPage.milesFrom(milesLabel(miles), place.name)).join(', '),
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  </div>
)

/** How to be rid of it without us: the cheapest way comes before ours. */
export const ItemFree = ({ page: { accepted, thing, free, curb, dropOff } }: { readonly page: ItemPage }) => (
  <Band
    id="free"
    heading={accepted ? sentences.itemPage.free(thing) : sentences.itemPage.whoTakes(thing)}
    look="h2 max-w-[20ch] text-balance"
    className="item-free"
  >
    <dl className="item-ways">
      {free.map(({ way, text }) => (
        <div key={way}>
          <dt>{way}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    {(curb || dropOff) && (
      <div className="item-columns">
        {dropOff && <DropOffs use={dropOff} />}
        {curb && <CurbByTown rules={curb === 'bulk' ? bulkRules() : []} />}
      </div>
    )}
  </Band>
)

type Props = { readonly page: ItemPage }

/** How it gets out of the house, and what to do before. */
export const ItemOut = ({ page: { accepted, thing, out, crew, first, picture } }: Props) => (
  <div className={picture ? 'wrap item-out item-pictured' : 'wrap item-out'}>
    {picture && (
      <div className="item-scene">
        <Drawing name={picture.drawing} alt={picture.alt} className="w-full h-auto rounded" />
      </div>
    )}
    <Section
      id="out"
      heading={accepted ? sentences.itemPage.out(thing, crew) : sentences.itemPage.moveSafely(thing)}
      look="h2 text-balance"
    >
      <p className="mt-3 max-w-[40rem]">{out}</p>
    </Section>
    <Section id="first" heading={accepted ? sentences.itemPage.before : sentences.itemPage.first} level={3}>
      <ol className="item-first">
        {first.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Section>
  </div>
)

/** Where it ends up, and what the law says, with its year and where to read it. */
export const ItemEnd = ({ page: { accepted, thing, goes, law } }: Props) => (
  <div className="wrap item-end">
    <Section
      id="goes"
      heading={accepted ? sentences.itemPage.goes(thing) : sentences.itemPage.goesFromThere}
      look="h2 text-balance"
    >
      <p className="mt-3 max-w-[38rem]">{goes}</p>
    </Section>
    {law && (
      <Section id="law" heading={sentences.itemPage.law}>
        <p className="mt-3 max-w-[38rem]">{law.text}</p>
        <p>
          <TapLink href={law.source.href}>{`${law.source.label}, ${law.source.asOf}`}</TapLink>
        </p>
      </Section>
    )}
  </div>
)
