import { site } from '#site/site.ts'
import type { StaticPage } from '../document/page.ts'
import { paths } from '../routes.ts'
import { ContactActions } from '../ui/shared/ContactActions.tsx'
import { Drawing } from '../ui/shared/Drawing.tsx'
import { BoldLink } from '../ui/shared/Link.tsx'

export const notFound: StaticPage = {
  kind: 'not-found',
  head: {
    title: `Page not found | ${site.name}`,
    description:
      'There’s no page at this address. Here’s the way back, and our phone number in case you’d rather talk to somebody.',
    noindex: true,
  },
  body: () => (
    <div className="bg-sky">
      <div className="wrap pt-12 pb-10">
        <h1 className="h1 max-w-[7.25em]">Wrong turn. There’s no page here.</h1>
        <p className="mt-4 max-w-[36rem] text-[1.1875rem]">
          The address might be old or have a typo. Go back to the <BoldLink href={paths.home}>home page</BoldLink>, see{' '}
          <BoldLink href={paths.services}>what we haul</BoldLink>, or find it in the{' '}
          <BoldLink href={paths.sitemap}>list of all pages</BoldLink>.
        </p>
        <ContactActions className="mt-6 md:max-w-[30rem] lg:max-w-none" />
      </div>
      {/* On wide screens some sky and gravel go, but the crow stays whole. */}
      <Drawing
        name="lost"
        alt="Our truck at the dead end of a gravel road, next to a signpost that points four ways"
        className="w-full max-h-[max(26rem,35vw)] object-cover object-[50%_63%]"
        eager
      />
    </div>
  ),
}
