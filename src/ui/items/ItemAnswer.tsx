import type { Ref } from 'react'
import { rungs } from '#site/prices.ts'
import { itemPrice, spaceWords } from '../../business/pricing.ts'
import { rangeWords } from '../../domain/prices/words.ts'
import { capital } from '../../domain/text.ts'
import { paths } from '../../routes.ts'
import type { AcceptedItem } from '../../sites/schema/item.ts'
import { TextLink } from '../shared/ContactLinks.tsx'
import { TapLink } from '../shared/Link.tsx'
import { Stamp, Ticket, TicketLine } from '../shared/Ticket.tsx'
import type { IndexedItem } from './indexedItems.ts'
import { BanWords, Ways } from './Ways.tsx'

/** The price calculator's lines for one of it: the space, the extra, the sum. */
const Price = ({ item }: { readonly item: AcceptedItem }) => {
  const { space, extra, total } = itemPrice(item)
  return (
    <>
      <dl>
        <TicketLine label="Space in the truck" amount={spaceWords(item.cubicFeet)} />
        {extra && <TicketLine label={extra.reason} amount={`+ ${rangeWords(extra)}`} />}
        <TicketLine label="By itself, usually" amount={rangeWords(total)} last />
      </dl>
      <p>
        {space.low === rungs[0]?.cents && 'That’s our smallest load, with room left for more. '}
        You agree to the price before we load anything.
      </p>
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
          <Stamp>{item.accepted ? 'We take it' : 'We can’t take it'}</Stamp>
          {item.accepted && <Price item={item} />}
          <div className="item-rule">
            {ban && <BanWords ban={ban} isTaken={item.accepted} />}
            <Ways way={item.disposal} />
            {item.page && (
              <p>
                <TapLink href={paths.itemPage(item.page)}>
                  {item.accepted ? 'All sizes, and who takes it for free' : 'Who takes it near you'}
                </TapLink>
              </p>
            )}
          </div>
        </Ticket>
      ) : (
        <Ticket number="Something else" title={`“${capital(typed.trim())}” isn’t on our list`} level={3}>
          <p>If two people can carry it, we can probably take it. Text us a photo and we’ll tell you.</p>
          <p className="mt-4">
            <TextLink className="btn-main" message={`Do you take this? ${typed.trim()}`}>
              Text us a photo
            </TextLink>
          </p>
        </Ticket>
      )}
    </div>
  )
}
