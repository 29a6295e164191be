import { expect, it } from 'vitest'
import { deadLinks, pagePaths } from './linkProblems.ts'

const paths = pagePaths([{ slug: 'cleanouts' }], [{ slug: 'lakewood' }], [])

it('knows the pages of the menu and of each collection', () => {
  expect([...paths]).toEqual(expect.arrayContaining(['/', '/faq', '/services/cleanouts', '/service-areas/lakewood']))
})

it('finds links to pages that a business leaves out, wherever they are in a text', () => {
  const text = {
    links: [{ label: 'Price', href: '/services/cleanouts?kind=all#price' }],
    questions: [{ links: [{ label: 'A post', href: '/blog/a-post' }] }],
    source: { label: 'The city', href: 'https://city.example/trash' },
  }
  expect(deadLinks(text, paths)).toEqual(['questions.0.links.0.href: /blog/a-post is no page of this site'])
})
