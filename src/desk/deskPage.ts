import type { ReactNode } from 'react'
import { site } from '#site/site.ts'
import type { PerRequestPage } from '../shared/document/page.ts'

/** What all pages of the desk have in common: nobody finds them, and they have the frame for staff. */
export const deskPage = (title: string, body: ReactNode): Omit<PerRequestPage, 'kind'> => ({
  head: {
    title: `${title} | ${site.shortName}`,
    description: 'The desk of the business, for its owner and crew only.',
    noindex: true,
  },
  perRequest: true,
  forStaff: true,
  body: () => body,
})
