import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { say } from '#words'
import { aboutTexts, homeTexts, pageTexts } from '../business/siteTexts.ts'
import { paths } from '../routes.ts'
import type { Page } from '../shared/document/page.ts'
import { Drawing } from '../shared/parts/Drawing.tsx'
import { CallLink } from '../shared/parts/Link.tsx'
import { HeadActions, HeadPicture, PageHead } from '../shared/parts/PageHead.tsx'
import { Credentials } from '../shared/parts/Proof.tsx'
import { Essay, Owner } from './Essay.tsx'

/** The end of the page: the truck comes up the road. */
const MeetUs = () => (
  <section aria-labelledby="closing-title" className="bg-sky">
    <div className="wrap pt-12 md:pt-20 flex flex-wrap items-end justify-between gap-x-8">
      <div className="pb-6 md:pb-20">
        <h2 id="closing-title" className="h1">
          {sentences.about.meetUs}
        </h2>
        <p className="mt-4 text-[1.1875rem] leading-relaxed max-w-[24rem]">{sentences.about.pickTime}</p>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2 mt-6">
          <a href={paths.schedule()} className="btn-main max-sm:grow">
            {say.frame.bookPickup}
          </a>
          <CallLink className="link tap font-bold" />
        </p>
      </div>
      <Drawing name="truck-minimum" alt="" className="block w-[13rem] md:w-[16rem] lg:w-[24rem] h-auto" />
    </div>
  </section>
)

export function about(): Page {
  const { title, crumb, pieceByPiece } = sentences.about
  const { aboutDescription: description, aboutHeading: heading, aboutLead: lead } = pageTexts()
  const { chapters, yard, receipt, owner } = aboutTexts()
  return {
    kind: 'about',
    head: { title: title(site.name), crumb, pageType: 'AboutPage', description },
    body: () => (
      <>
        <PageHead
          here={crumb}
          heading={heading}
          lead={lead}
          picture={<HeadPicture name="crew" alt={homeTexts().crew.alt} />}
        >
          <HeadActions />
          <Credentials className="mt-5 grid gap-1" />
        </PageHead>
        <Essay chapters={chapters}>
          <Owner owner={owner} />
        </Essay>
        <section aria-labelledby="yard-title" className="on-dark bg-pine text-on-dark">
          <div className="lg:grid lg:grid-cols-2">
            <Drawing name="home-sorting" alt={yard.picture} className="w-full h-full object-cover" />
            <div className="px-4 md:px-8 lg:px-16 xl:pr-28 py-12 lg:py-20 max-w-[44rem]">
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
                    {pieceByPiece}
                  </a>
                </p>
              )}
            </div>
          </div>
        </section>
        {receipt && <Essay chapters={[receipt]} />}
        <MeetUs />
      </>
    ),
  }
}
