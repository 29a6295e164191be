import type { ReactElement } from 'react'
import { site } from '#site/site.ts'
import { say } from '#words'
import type { PerRequestPage } from '../shared/document/page.ts'

/** A page of the desk, by its frame or its ticket: nobody finds it, and it has the frame for staff. */
export const deskPage = (body: ReactElement<{ title?: string }>, title = body.props.title): PerRequestPage => ({
  kind: 'desk',
  head: {
    title: `${title} | ${site.shortName}`,
    description: say.desk.description,
    noindex: true,
  },
  perRequest: true,
  forStaff: true,
  body: () => body,
})
