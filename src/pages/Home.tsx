import { statistics, testimonials } from '#site/home.ts'
import { pageWords } from '#site/pages.ts'
import { site } from '#site/site.ts'
import { loadFields } from '../business/quote.ts'
import type { Page } from '../document/page.ts'
import { quoteOf } from '../document/quoteOf.ts'
import { businessData } from '../document/structuredData/business.ts'
import { quoteForm } from '../forms/quote.ts'
import { AreaTeaser } from '../ui/home/AreaTeaser.tsx'
import { Hero } from '../ui/home/Hero.tsx'
import { ImageCards } from '../ui/home/ImageCards.tsx'
import { Questions } from '../ui/home/Questions.tsx'
import { Reasons } from '../ui/home/Reasons.tsx'
import { ServiceTiles } from '../ui/home/ServiceTiles.tsx'
import { Statistics } from '../ui/home/Statistics.tsx'
import { Steps } from '../ui/home/Steps.tsx'
import { Testimonials } from '../ui/home/Testimonials.tsx'
import { ClosingCall } from '../ui/shared/ClosingCall.tsx'
import type { DrawnMap } from '../ui/shared/mapGeometry.ts'
import { Proof } from '../ui/shared/Proof.tsx'
import { Fold, MotionSheet } from '../ui/shared/StyleLinks.tsx'

export const home: Page = {
  kind: 'home',
  head: {
    title: pageWords.homeTitle,
    crumb: 'Home',
    description: site.description,
    structuredData: (siteUrl) => [businessData(siteUrl)],
  },
  form: quoteForm,
  perRequest: (query) => query.has('items'),
  body: async ({ form, query, read }) => {
    const values = form?.values ?? Object.fromEntries(loadFields.map((name) => [name, query.get(name) ?? '']))
    const quote = await quoteOf(values, read)
    const state = form ?? (quote && { values, errors: {} })
    return (
      <>
        <Hero form={state} quote={quote} />
        <Fold />
        <Steps />
        <ServiceTiles />
        <ImageCards />
        {testimonials.length > 0 && <Testimonials />}
        <Proof />
        <Reasons />
        <Questions />
        <AreaTeaser map={await read<DrawnMap>('map')} />
        {statistics.length > 0 && <Statistics />}
        <ClosingCall />
        <MotionSheet />
      </>
    )
  },
}
