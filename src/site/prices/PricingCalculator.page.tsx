import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { itemsUrl } from '../../assets.ts'
import { items, knownItems } from '../../business/items.ts'
import { unreadEntries, unreadZip } from '../../domain/items/itemList.ts'
import { paths } from '../../routes.ts'
import type { Page, PageAddress, PageRequest } from '../../shared/document/page.ts'
import { ClosingCall } from '../../shared/parts/CallsToAction.tsx'
import { Island } from '../../shared/parts/Island.tsx'
import { boldTo } from '../../shared/parts/Link.tsx'
import { PageHead } from '../../shared/parts/PageHead.tsx'
import { PaperHead } from '../../shared/parts/PaperHead.tsx'
import { NotUnderstood } from '../../shared/parts/Ticket.tsx'
import { Calculator } from './Calculator.tsx'
import { ExtrasTicket, LadderTicket, TruckLadder } from './PriceList.tsx'
import { asksForPrice, formatDraft, namedKind, readDraft } from './useCalculator.ts'

type Props = PageAddress & Partial<Pick<PageRequest, 'query' | 'now'>>

const { from, to } = site.price

function CalculatorBody({ path, siteUrl, query = new URLSearchParams(), now }: Props) {
  const catalog = items()
  if (!catalog) return null
  const isKnown = knownItems()
  const unread = unreadEntries(query, isKnown)
  const read = readDraft(query, catalog, isKnown)
  const notZip = unreadZip(query)
  const kind = namedKind(query)
  const draft = formatDraft(read)
  const { crumb, heading, lead, unreadItem, unreadZip: zipWords, unreadKind, between, closing } = sentences.priceList
  return (
    <>
      <div className="calc-head calc-rest">
        <PageHead here={crumb} heading={heading} lead={lead(`$${from}`, `$${to}`)} truck="none" />
      </div>
      <div className="wrap">
        <PaperHead siteUrl={siteUrl} path={path} query={new URLSearchParams(draft)} now={now} />
        {unread.length > 0 && <NotUnderstood words={unread}>{unreadItem}</NotUnderstood>}
        {notZip.length > 0 && <NotUnderstood words={notZip}>{zipWords}</NotUnderstood>}
        {kind !== '' && !read.kind && <NotUnderstood words={[kind]}>{unreadKind}</NotUnderstood>}
      </div>
      <Island
        name="Calculator"
        component={Calculator}
        props={{ query: draft, items: itemsUrl() }}
        own={{ catalog }}
        when="idle"
      />
      <div className="calc-rest">
        <TruckLadder />
        <div className="wrap pb-14 md:pb-20 grid gap-8 lg:grid-cols-2 lg:gap-14 items-start">
          <LadderTicket />
          <ExtrasTicket catalog={catalog} />
        </div>
        <div className="wrap pb-14 md:pb-20">
          <p className="max-w-[40rem] text-[1.1875rem]">
            {between(boldTo(paths.whereItGoes), boldTo(paths.howItWorks), boldTo(paths.quote))}
          </p>
        </div>
        <ClosingCall heading={closing} />
      </div>
    </>
  )
}

export function pricingCalculator(): Page {
  const { title, crumb, description } = sentences.priceList
  return {
    kind: 'pricing-calculator',
    head: { title, crumb, description: description(`$${from}`, `$${to}`) },
    body: (address) => <CalculatorBody {...address} />,
    variant: { reads: asksForPrice, body: (request) => <CalculatorBody {...request} /> },
  }
}
