import type { ReactElement } from 'react'
import { site } from '#site/site.ts'
import type { PerRequestPage } from '../shared/document/page.ts'

/** A page of the desk, by its frame or its ticket: nobody finds it, and it has the frame for staff. */
export const deskPage = (body: ReactElement<{ title?: string }>, title = body.props.title): PerRequestPage => ({
  kind: 'desk',
  head: {
    title: `${title} | ${site.shortName}`,
    description: 'The desk of the business, for its owner and crew only.',
    noindex: true,
  },
  perRequest: true,
  forStaff: true,
  body: () => body,
})
