import { site } from '#site/site.ts'
import { itemsUrl } from '../assets.ts'
import { items, knownItems } from '../business/items.ts'
import type { Page, PageAddress, PageRequest } from '../document/page.ts'
import { unreadEntries, unreadZip } from '../domain/items/itemList.ts'
import { paths } from '../routes.ts'
import { Calculator } from '../ui/calculator/Calculator.tsx'
import { asksForPrice, formatDraft, namedKind, readDraft } from '../ui/calculator/calculatorDraft.ts'
import { ExtrasTicket, LadderTicket, TruckLadder } from '../ui/calculator/PriceList.tsx'
import { ClosingCall } from '../ui/shared/ClosingCall.tsx'
import { Island } from '../ui/shared/Island.tsx'
import { BoldLink } from '../ui/shared/Link.tsx'
import { NotUnderstood } from '../ui/shared/NotUnderstood.tsx'
import { PageHead } from '../ui/shared/PageHead.tsx'
import { PaperHead } from '../ui/shared/PaperHead.tsx'
import { Fold } from '../ui/shared/StyleLinks.tsx'

type Props = PageAddress & Partial<Pick<PageRequest, 'query' | 'now'>>

function CalculatorBody({ path, siteUrl, query = new URLSearchParams(), now }: Props) {
  if (!items) return null
  const isKnown = knownItems()
  const unread = unreadEntries(query, isKnown)
  const read = readDraft(query, items, isKnown)
  const notZip = unreadZip(query)
  const kind = namedKind(query)
  const draft = formatDraft(read)
  return (
    <>
      <div className="calc-head calc-rest">
        <PageHead
          here="Price calculator"
          heading="What will it cost?"
          lead={`Pick your items and see the price. The space in the truck is $${site.price.from} to $${site.price.to}. You don’t need to give us your number.`}
          truck="none"
        />
      </div>
      <div className="wrap">
        <PaperHead siteUrl={siteUrl} path={path} query={new URLSearchParams(draft)} now={now} />
        {unread.length > 0 && (
          <NotUnderstood words={unread}>
            It isn’t on our list, so it’s not in the price. Look it up below, or text us a photo.
          </NotUnderstood>
        )}
        {notZip.length > 0 && (
          <NotUnderstood words={notZip}>
            A ZIP code has five digits. Type yours below, and we’ll check it.
          </NotUnderstood>
        )}
        {kind !== '' && !read.kind && (
          <NotUnderstood words={[kind]}>It isn’t one of the kinds on our list. Pick one below.</NotUnderstood>
        )}
      </div>
      <Island
        name="Calculator"
        component={Calculator}
        props={{ query: draft, items: itemsUrl }}
        own={{ catalog: items }}
        when="idle"
      />
      <Fold />
      <div className="calc-rest">
        <TruckLadder />
        <div className="wrap pb-14 md:pb-20 grid gap-8 lg:grid-cols-2 lg:gap-14 items-start">
          <LadderTicket />
          <ExtrasTicket catalog={items} />
        </div>
        <div className="wrap pb-14 md:pb-20">
          <p className="max-w-[40rem] text-[1.1875rem]">
            The prices in between are estimates. At your door, we’ll look at what you’ve got and give you one price. If
            it’s not for you, there’s no charge. Wondering where it all ends up? Look it up in{' '}
            <BoldLink href={paths.whereItGoes}>where does it go</BoldLink>, see{' '}
            <BoldLink href={paths.howItWorks}>how a pickup works</BoldLink>, or{' '}
            <BoldLink href="/#quote">send us a picture</BoldLink>.
          </p>
        </div>
        <ClosingCall heading="Rather hear it from a person?" />
      </div>
    </>
  )
}

export const pricingCalculator: Page = {
  kind: 'pricing-calculator',
  head: {
    title: 'Junk removal prices: pick items, see the cost',
    crumb: 'Price calculator',
    description: `Pick your items and see what junk removal costs, line by line: $${site.price.from} to $${site.price.to} for the space in the truck, and any extras. No phone number needed.`,
  },
  body: (address) => <CalculatorBody {...address} />,
  variant: { reads: asksForPrice, body: (request) => <CalculatorBody {...request} /> },
}
