import type { ComponentProps } from 'react'
import { site } from '#site/site.ts'
import { say } from '#words'
import { motionSheet } from '../../assets.ts'
import { knownItems, quoteOf } from '../../business/items.ts'
import { homeTexts, pageTexts, siteWords } from '../../business/siteTexts.ts'
import { loadFields, unreadEntries } from '../../domain/items/itemList.ts'
import type { Page } from '../../shared/document/page.ts'
import { businessData } from '../../shared/document/structuredData/page.ts'
import { quoteForm } from '../../shared/forms/forms.ts'
import { ClosingCall } from '../../shared/parts/CallsToAction.tsx'
import { Proof } from '../../shared/parts/Proof.tsx'
import { Hero } from './Hero.tsx'
import {
  AreaTeaser,
  ImageCards,
  Questions,
  Reasons,
  ServiceTiles,
  Statistics,
  Steps,
  Testimonials,
} from './Sections.tsx'

const HomeBody = (props: ComponentProps<typeof Hero>) => (
  <>
    <Hero {...props} />
    <Steps />
    <div className="later">
      <ServiceTiles />
      <ImageCards />
      {homeTexts().testimonials.length > 0 ? <Testimonials /> : <div className="pt-6 md:pt-24" />}
      <Proof />
      <Reasons />
      <Questions />
      <AreaTeaser />
      {homeTexts().statistics.length > 0 && <Statistics />}
      <ClosingCall />
    </div>
    <link rel="stylesheet" href={motionSheet} media="(prefers-reduced-motion: no-preference)" />
  </>
)

export const home = (): Page => ({
  kind: 'home',
  head: {
    title: pageTexts().homeTitle,
    crumb: say.frame.home,
    description: siteWords().description,
    structuredData: (siteUrl, now) => [businessData(siteUrl, now)],
  },
  form: quoteForm,
  body: () => <HomeBody />,
  variant: {
    reads: (query) => query.has('items') || query.has('friend'),
    body: async ({ form, query, friend }) => {
      const values = form?.values ?? Object.fromEntries(loadFields.map((name) => [name, query.get(name) ?? '']))
      const quote = quoteOf(values)
      const code = site.features.referrals && query.get('friend')
      const sentBy = code ? await friend(code) : undefined
      const state = form ?? (quote && { values, errors: {} })
      return <HomeBody form={state} quote={quote} friend={sentBy} unread={unreadEntries(query, knownItems())} />
    },
  },
})
