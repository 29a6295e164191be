import type { ReactNode } from 'react'
import { sentences } from '#sentences'
import { site } from '#site/site.ts'
import { CallOrText, wordsPage } from '../handlers/Problem.page.tsx'
import { paths } from '../routes.ts'
import type { Page } from '../shared/document/page.ts'
import { Submit } from '../shared/parts/Submit.tsx'

const page = (heading: string, text: string, actions: ReactNode): Page => ({
  ...wordsPage(
    { title: sentences.mine.mailsTitle(site.shortName), description: sentences.mine.mailsDescription },
    { heading, text },
    actions,
  ),
  perRequest: true,
  hasSignedUrl: true,
})

/** Asks people who got a mail from us whether they want no more. */
export const stopMailsPage = (token: string): Page =>
  page(
    sentences.mine.stopHeading,
    sentences.mine.stopText,
    <form method="post" action={paths.stopMails({ token })} className="mt-6">
      <Submit className="btn-main">{sentences.mine.stop}</Submit>
    </form>,
  )

export const mailsStoppedPage = (): Page => page(sentences.mine.stopped, sentences.mine.stoppedText, <CallOrText />)
