import { chapters, receipt, yard } from '#site/about.ts'
import { crew, owner } from '#site/home.ts'
import { pageWords } from '#site/pages.ts'
import { site } from '#site/site.ts'
import type { Page } from '../document/page.ts'
import { paths } from '../routes.ts'
import { Essay } from '../ui/about/Essay.tsx'
import { Owner } from '../ui/about/Owner.tsx'
import { ClosingCall } from '../ui/shared/ClosingCall.tsx'
import { Drawing } from '../ui/shared/Drawing.tsx'
import { HeadActions } from '../ui/shared/HeadActions.tsx'
import { HeadPicture, PageHead } from '../ui/shared/PageHead.tsx'
import { Fold } from '../ui/shared/StyleLinks.tsx'
import { Credentials } from '../ui/shared/TickList.tsx'

export const about: Page = {
  kind: 'about',
  head: {
    title: `About ${site.name}`,
    crumb: 'About',
    pageType: 'AboutPage',
    description: pageWords.aboutDescription,
  },
  body: () => (
    <>
      <PageHead
        here="About"
        heading={pageWords.aboutHeading}
        lead={pageWords.aboutLead}
        picture={<HeadPicture name="crew" alt={crew.alt} />}
      >
        <HeadActions />
        <Credentials className="mt-5 grid gap-1" />
      </PageHead>
      <Fold />
      <Essay chapters={chapters}>
        <Owner owner={owner} />
      </Essay>
      <section aria-labelledby="yard-title" className="on-dark bg-pine text-on-dark">
        <div className="lg:grid lg:grid-cols-2">
          <Drawing name="home-sorting" alt={yard.picture} className="w-full h-full object-cover" />
          <div className="px-4 md:px-8 lg:px-16 py-12 lg:py-20 max-w-[44rem]">
            <h2 id="yard-title" className="h2">
              {yard.heading}
            </h2>
            {yard.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-4">
                {paragraph}
              </p>
            ))}
            {site.features.calculator && (
              <p className="mt-4">
                <a
                  href={paths.whereItGoes}
                  className="tap font-bold text-on-dark underline underline-offset-3 decoration-2 hover:decoration-marigold"
                >
                  Where does it go, piece by piece
                </a>
              </p>
            )}
          </div>
        </div>
      </section>
      {receipt && <Essay chapters={[receipt]} />}
      <ClosingCall
        heading="Meet us at your door"
        text="Pick a time, and two of us will come and look at what you’ve got."
      />
    </>
  ),
}
