import type { Ref } from 'react'
import { rungs } from '#site/prices.ts'
import { site as business } from '#site/site.ts'
import { say } from '#words'
import type { IndexedItem } from '../../business/indexedItems.ts'
import { dropOffSites } from '../../business/itemTexts.ts'
import { itemPrice, spaceWords } from '../../business/pricing.ts'
import { rangeWords } from '../../domain/prices/price.ts'
import { capital } from '../../domain/text.ts'
import { paths } from '../../routes.ts'
import { TapLink, TextLink } from '../../shared/parts/Link.tsx'
import { PriceWays } from '../../shared/parts/PriceWays.tsx'
import { Stamp, Ticket, TicketLine } from '../../shared/parts/Ticket.tsx'
import type { AcceptedItem, Ban, Disposal } from '../../sites/schema/item.ts'
import type { DropOffSite } from '../../sites/schema/town.ts'

const stateName = business.area.state.name

/** Since when the state bans it; what we don't take is named. */
export const BanWords = ({ ban, isTaken = true }: { readonly ban: Ban; readonly isTaken?: boolean }) =>
  isTaken ? (
    <p className="item-since">
      <i>{say.items.bannedSince(stateName, ban.since)}</i> {ban.since && <b>{ban.since}</b>}
    </p>
  ) : (
    <p>{say.items.banned(ban.what, stateName, ban.since)}</p>
  )

const SiteLink = ({ site: { name, town, href } }: { readonly site: DropOffSite }) => {
  const words = !town || name.includes(town.name) ? name : say.items.siteIn(name, town.name)
  return href ? (
    // Not an inline-block, which would let the icon after it wrap to a line of its own.
    <a href={href} className="py-3">
      {words}
    </a>
  ) : (
    words
  )
}

type WaysProps = { readonly way: Disposal; readonly first?: string | undefined }

/** What we do with it, what to do first, how it goes without us, and the sites that take it; those for one town are on its page. */
export const Ways = ({ way: { goes, without, use }, first }: WaysProps) => {
  const open = dropOffSites().filter((site) => site.use === use && !site.towns)
  return (
    <>
      <p>{goes}</p>
      {first && (
        <p>
          <i>{say.items.first}</i>
          {` ${first}`}
        </p>
      )}
      {without && (
        <p>
          <i>{say.items.without}</i>
          {` ${without}`}
        </p>
      )}
      {without && open.length > 0 && (
        <ul className="item-places">
          {open.map((site) => (
            <li key={site.name}>
              <SiteLink site={site} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The price calculator's lines for one of it: the space, the extra, the sum. */
const Price = ({ item }: { readonly item: AcceptedItem }) => {
  const { space, extra, total } = itemPrice(item)
  return (
    <>
      <dl>
        <TicketLine label={say.prices.space} amount={spaceWords(item.cubicFeet)} />
        {extra && <TicketLine label={extra.reason} amount={`+ ${rangeWords(extra)}`} />}
        <TicketLine label={say.items.alone} amount={rangeWords(total)} last />
      </dl>
      <p>
        {space.low === rungs[0]?.cents && say.items.smallest}
        {say.items.agree}
      </p>
      <PriceWays load={`items=${item.id}`} />
    </>
  )
}

type Props = { readonly item: IndexedItem | undefined; readonly typed: string; readonly ref: Ref<HTMLDivElement> }

/** One item's ticket: whether we take it, what it adds, where it goes. */
export const ItemAnswer = ({ item, typed, ref }: Props) => {
  const ban = item?.disposal.ban
  return (
    <div ref={ref} tabIndex={-1} className="item-answer">
      {item ? (
        <Ticket number={item.heading} title={item.label} level={3}>
          <Stamp>{item.accepted ? say.items.taken : say.items.refused}</Stamp>
          {item.accepted && <Price item={item} />}
          <div className="item-rule grid gap-3">
            {ban && <BanWords ban={ban} isTaken={item.accepted} />}
            <Ways way={item.disposal} first={item.first} />
            {item.page && (
              <p>
                <TapLink href={paths.itemPage(item.page)}>
                  {item.accepted ? say.items.allSizes : say.items.whoTakes}
                </TapLink>
              </p>
            )}
          </div>
        </Ticket>
      ) : (
        <Ticket number={say.items.other} title={say.items.named(capital(typed.trim()))} level={3}>
          <p>{say.items.probably}</p>
          <p className="mt-4">
            <TextLink className="btn-main" message={say.items.ask(typed.trim())}>
              {say.items.photo}
            </TextLink>
          </p>
        </Ticket>
      )}
    </div>
  )
}
