import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { inLanguage } from '#language'
import { services } from '#site/services.ts'
import { towns } from '#site/towns.ts'
import { postSource, titleProblem } from '../owner/newPost.ts'
import { postsFolder, readPosts } from './posts.ts'
import { prose } from './prose.ts'

const project = resolve(import.meta.dirname, '../..')
const root = mkdtempSync(join(tmpdir(), 'posts-'))
afterAll(() => rmSync(root, { recursive: true }))
mkdirSync(join(root, postsFolder), { recursive: true })
for (const file of ['src/shared/drawings/catalog.ts', '.site/drawings.tsx'])
  cpSync(join(project, file), join(root, file))

const fields = {
  title: 'A garage in an afternoon',
  heading: 'A garage in an afternoon',
  description: 'How to empty a garage between lunch and supper, what to keep, and where the rest of it can go.',
  lead: 'Start at the back.',
  published: '2026-03-02',
  updated: '2026-03-09',
  picture: 'home-swept',
  alt: 'An empty garage',
  services: `[${services[0]?.slug}]`,
  towns: `[${towns[0]?.slug}]`,
  posts: '[]',
}

/** A post with some fields changed, added or, where undefined, left out. */
const write = (
  slug: string,
  changed: Readonly<Record<string, string | undefined>> = {},
  body = '## Begin\n\nAt the back.\n',
  folder = postsFolder,
) => {
  const kept = Object.entries({ ...fields, ...changed }).filter(([, value]) => value !== undefined)
  const lines = kept.map(([name, value]) => `${name}: ${value}`)
  writeFileSync(join(root, folder, `${slug}.md`), `---\n${lines.join('\n')}\n---\n\n${body}`)
}

const failures = (): readonly string[] => readPosts(root).problems

describe('reading the posts', () => {
  it('reads posts newest first, and none where there are none', () => {
    write('older', { published: '2026-03-01' }, `## Begin\n\n${'word '.repeat(699)}\n`)
    write('newer', { published: '2026-03-05', title: 'Newer' })
    const [newer, older] = readPosts(root).posts
    expect(newer?.slug).toBe('newer')
    // 200 words a minute.
    expect(older).toMatchObject({ slug: 'older', words: 700, minutes: 4 })
    for (const slug of ['older', 'newer']) rmSync(join(root, postsFolder, `${slug}.md`))
    expect(readPosts(root).posts).toEqual([])
  })

  it('reads another language’s from its own folder, each with the English post that it’s a translation of', () => {
    write('sofas')
    const spanish = '.site/es/blog'
    mkdirSync(join(root, spanish), { recursive: true })
    const inSpanish = () => inLanguage('es', () => readPosts(root))
    write('muebles', { english: 'sofas' }, '## Qué hacer\n\nCuesta {{to}}.\n', spanish)
    expect(inSpanish().posts).toMatchObject([
      { slug: 'muebles', language: 'es', english: 'sofas', contents: [{ id: 'que-hacer' }] },
    ])
    expect(readPosts(root).posts).toMatchObject([{ slug: 'sofas', language: 'en' }])
    write('muebles', { english: 'beds' }, undefined, spanish)
    expect(inSpanish().problems).toEqual([
      expect.stringContaining('es/blog/muebles.md: english: "beds" does not exist'),
    ])
    rmSync(join(root, postsFolder, 'sofas.md'))
  })

  it.each([
    [{ description: 'Too short.' }, 'description: has 10 characters, not 70 to 155'],
    [{ alt: undefined }, 'alt: is missing'],
    [{ picture: 'nothing' }, 'picture: "nothing" does not exist'],
    [{ towns: `[${towns[0]?.slug}, nowhere]` }, 'towns.1: "nowhere" does not exist'],
    [{ posts: '[wrong]' }, 'posts: names the post itself'],
    [{ published: '2026-02-30' }, 'published: is not a day of the calendar'],
    [{ updated: '2026-03-01' }, 'updated: lies before published'],
    [{ lead: '"{{extra moon}}"' }, '{{extra moon}}: prices.ts has no extra "moon"'],
    [{ lead: 'Mind: the colon' }, 'frontmatter: is no list of fields'],
  ])('stops at %o', (changed, problem) => {
    write('wrong', changed)
    expect(failures()).toContainEqual(expect.stringContaining(`blog/wrong.md: ${problem}`))
    rmSync(join(root, postsFolder, 'wrong.md'))
  })
})

describe('prose', () => {
  const render = (text: string) => prose(text, (path) => path === '/faq')

  it.each([
    ['## A\n\n<b>raw</b>', 'raw HTML <b>'],
    ['## A\n\n![x](y.png)', 'image y.png'],
    ['## A\n\n[x](faq)', 'link to faq'],
    ['## A\n\n[x](/blog/gone#a)', '/blog/gone#a is no page of this site'],
    ['## A\n\n[x](http://example.com)', 'link to http://example.com'],
    ['## A\n\n[x](javascript:alert(1))', 'link to javascript:alert(1)'],
    ['## A\n\n[x](#b)', 'link to #b: no such heading'],
    ['# A\n\n## B', 'heading "A": only ## and ###'],
    ['### A\n\n## B', 'heading "A": a ## comes before'],
    ['## A *b*', 'heading "A *b*": plain words only'],
    ['## A\n\n## A', 'two ## headings have the same words'],
    ['Words.', 'no ## heading'],
  ])('refuses %j', (text, problem) => {
    expect(render(text).problems.join('\n')).toContain(problem)
  })

  it('gives headings ids and resolves links within the site', () => {
    const { html, contents, problems } = render('## What it’s worth\n\nSee [answers](/faq?from=blog#price).')
    expect(problems).toEqual([])
    expect(contents).toEqual([{ id: 'what-its-worth', text: 'What it’s worth' }])
    expect(html).toContain('<h2 id="what-its-worth">What it’s worth</h2>')
  })

  it('makes checklists without inputs and tables that a keyboard can scroll', () => {
    const { html } = render('## “A” & b\n\n- [ ] Keys\n\n| a | b | c |\n|---|---|--:|\n| 1 | 2 | 3 |\n')
    expect(html).toContain('<ul class="prose-checks">\n<li>Keys</li>')
    expect(html).toContain('aria-label="Table: “A” &amp; b" tabindex="0"')
    expect(html).toContain('<th scope="row">1</th><td>2</td><td class="prose-number">3</td>')
  })
})

describe('npm run new-post', () => {
  const draft = { title: 'A “deep” clean: what’s #1?', lead: 'Begin: at the back.', description: fields.description }

  it('writes a post that lacks nothing but its text', () => {
    const file = join(root, postsFolder, 'begun.md')
    writeFileSync(file, postSource(draft, '2026-03-02'))
    expect(failures()).toEqual([expect.stringContaining('begun.md: body: no ## heading')])
    writeFileSync(file, `${postSource(draft, '2026-03-02')}## Begin\n\nAt the back.\n`)
    expect(readPosts(root).posts).toMatchObject([{ slug: 'begun', ...draft, published: '2026-03-02', services: [] }])
    writeFileSync(file, postSource({ title: 'Bare' }, '2026-03-02'))
    for (const field of ['description', 'lead']) expect(failures().join()).toContain(`${field}: is empty`)
    rmSync(file)
  })

  it('refuses a title that is too long, taken, or none', () => {
    const isTaken = (slug: string) => slug === 'a-garage'
    expect(titleProblem('A Garage!', isTaken)).toContain('a-garage already')
    expect(titleProblem('x'.repeat(61), isTaken)).toContain('61 characters')
    expect(titleProblem('?!', isTaken)).toContain('needs letters')
    expect(titleProblem('A shed', isTaken)).toBeUndefined()
  })
})

it('reads a post with Windows line ends', () => {
  write('loose')
  const file = join(root, postsFolder, 'loose.md')
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\n', '\r\n'))
  expect(readPosts(root).posts).toMatchObject([{ slug: 'loose', title: fields.title, published: fields.published }])
  rmSync(file)
})
