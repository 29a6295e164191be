import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { say } from '#words'
import type { Page } from '../document/page.ts'
import { paths } from '../routes.ts'
import { CallLink, TextLink } from '../ui/shared/ContactLinks.tsx'
import { Submit } from '../ui/shared/Submit.tsx'

const head = () => ({
  title: sentences.mine.mailsTitle(site.shortName),
  description: sentences.mine.mailsDescription,
  noindex: true,
})

const page = (heading: string, text: string, token?: string): Page => ({
  kind: 'problem',
  head: head(),
  perRequest: true,
  hasSignedUrl: true,
  body: () => (
    <div className="bg-sky">
      <div className="wrap pt-12 pb-16">
        <h1 className="h1 max-w-[18ch]">{heading}</h1>
        <p className="mt-4 max-w-[36rem] text-[1.1875rem]">{text}</p>
        {token ? (
          <form method="post" action={paths.stopMails({ token })} className="mt-6">
            <Submit className="btn-main">{sentences.mine.stop}</Submit>
          </form>
        ) : (
          <p className="flex flex-wrap gap-3 mt-6">
            <CallLink className="btn-main">{say.frame.call(site.phone.label)}</CallLink>
            <TextLink className="btn-line" />
          </p>
        )}
      </div>
    </div>
  ),
})

/** Asks people who got a mail from us whether they want no more. */
export const stopMailsPage = (token: string): Page => page(sentences.mine.stopHeading, sentences.mine.stopText, token)

export const mailsStoppedPage = (): Page => page(sentences.mine.stopped, sentences.mine.stoppedText)
