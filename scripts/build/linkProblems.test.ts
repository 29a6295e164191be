import { expect, it } from 'vitest'
import { services } from '#site/services.ts'
import { towns } from '#site/towns.ts'
import { paths } from '../../src/routes.ts'
import { deadLinks, pagePaths } from './linkProblems.ts'

const [service, town] = [paths.service(String(services[0]?.slug)), paths.town(String(towns[0]?.slug))]
const pages = pagePaths([])

it('knows the pages of the menu and of each collection', () => {
  expect([...pages]).toEqual(expect.arrayContaining(['/', '/faq', service, town]))
})

it('finds links to pages that a business leaves out, wherever they are in a text', () => {
  const text = {
    links: [{ label: 'Price', href: `${service}?kind=all#price` }],
    questions: [{ links: [{ label: 'A post', href: '/blog/a-post' }] }],
    source: { label: 'The city', href: 'https://city.example/trash' },
  }
  expect(deadLinks(text, pages)).toEqual(['questions.0.links.0.href: /blog/a-post is no page of this site'])
})
