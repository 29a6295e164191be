import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { missingIn } from '../routes.ts'
import type { Page } from '../shared/document/page.ts'
import { CopyButton } from '../shared/parts/CopyButton.tsx'
import { Island } from '../shared/parts/Island.tsx'
import { CallLink, TextLink } from '../shared/parts/Link.tsx'
import { PaperHead } from '../shared/parts/PaperHead.tsx'
import { Stamp, Ticket } from '../shared/parts/Ticket.tsx'
import { ReplyTime } from './Sent.tsx'

/**
 * What somebody reads who sent a request that's somebody else's already: that it was received, and no more. Everybody else is
 * led to their own page.
 */
export const requestReceived = (): Page => ({
  kind: 'confirmation',
  head: {
    title: sentences.mine.receivedTitle(site.name),
    description: sentences.mine.receivedDescription,
    noindex: true,
  },
  perRequest: true,
  hasSignedUrl: true,
  body: ({ params: { reference = '' }, path, query, siteUrl, now }) => (
    <div className="bg-sky" data-received="">
      <div className="wrap pt-5 pb-12 md:pt-10 md:pb-20">
        <div className="max-w-[40rem] mx-auto">
          <PaperHead siteUrl={siteUrl} path={path} query={query} now={now} />
          <Ticket number={sentences.mine.reference(reference)} title={sentences.mine.heading} level={1}>
            <Stamp isNew>{sentences.mine.stamps.received}</Stamp>
            <p className="mt-5 text-[1.1875rem]">{sentences.mine.unconfirmed}</p>
            <ReplyTime now={now} />
            {missingIn(query) > 0 && (
              <p className="mt-3 font-bold">
                {sentences.mine.missingPhotos(missingIn(query))} {sentences.mine.textThem}
              </p>
            )}
            <Island name="CopyButton" component={CopyButton} props={{ text: reference }} when="visible" />
            <p className="flex flex-wrap gap-3 mt-6">
              <CallLink className="btn-main" />
              <TextLink className="btn-line" message={sentences.mine.about(reference)} />
            </p>
          </Ticket>
        </div>
      </div>
    </div>
  ),
})
