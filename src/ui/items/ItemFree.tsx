import { sentences } from '#sentences'
import { bulkRules, haulerTowns, sitesFor } from '../../business/itemPages.ts'
import { townPages } from '../../business/siteTexts.ts'
import { milesLabel } from '../../domain/places/neighbors.ts'
import { paths } from '../../routes.ts'
import type { ItemPage } from '../../sites/schema/itemPage.ts'
import type { DropOffUse, Town } from '../../sites/schema/town.ts'
import { bold, Link, TapLink } from '../shared/Link.tsx'
import { Band } from '../shared/Section.tsx'

/** Links to towns' pages, or to a part of them. */
export const TownLinks = ({ towns, part = '' }: { readonly towns: readonly Town[]; readonly part?: string }) => (
  <ul className="item-towns">
    {towns.map(({ slug, name }) => (
      <li key={slug}>
        <a href={paths.town(slug) + part}>{name}</a>
      </li>
    ))}
  </ul>
)

/** What the towns' own haulers take, as far as it's known, and who to ask in each town. */
const CurbByTown = ({ rules }: { readonly rules: ReturnType<typeof bulkRules> }) => (
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
      {townPages() && ` ${townPages()}`}
    </p>
    <dl className="item-haulers">
      {haulerTowns.map(({ hauler, towns }) => (
        <div key={hauler ?? ''}>
          <dt>{hauler ?? sentences.itemPage.askTown}</dt>
          <dd>
            <TownLinks towns={towns} part="#curb" />
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
