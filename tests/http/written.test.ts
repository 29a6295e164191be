import { beforeAll, describe, expect, it, vi } from 'vitest'
import { unknownWords, unlikely, wordsPerContraction } from '../support/language.ts'
import { readingGrade, sentencesOf, wordsOf } from '../support/readability.ts'
import type { Written } from '../support/written.ts'
import { calendars, docs, helps, messages, notices } from '../support/written.ts'

vi.spyOn(console, 'error').mockImplementation(() => undefined)

/** Capitals warn the owner of a time that nobody has confirmed. */
const unlikelyIn = ({ blocks }: Written): string[] =>
  blocks.map((block) => block.replace('is NOT', 'isn’t')).flatMap(unlikely)

const shouted = ({ blocks }: Written): string[] => blocks.filter((block) => /\w!/.test(block))

/** Blocks that say something, not labels and entries of a table. */
const prose = (blocks: readonly string[]): string[] =>
  [...new Set(blocks)].filter((block) => wordsOf(block).length >= 8)

/** What's wrong with texts by the voice: nothing, or each finding with the text's name. */
async function findings(texts: readonly Written[]): Promise<string[]> {
  const said = texts.flatMap((text) =>
    [...unlikelyIn(text), ...shouted(text).map((block) => `shouts: ${block}`)].map((found) => `${text.name}: ${found}`),
  )
  const dry = texts.flatMap(({ name, blocks }) => {
    const text = prose(blocks).join('\n')
    return wordsOf(text).length >= 150 && wordsPerContraction(text) > 150 ? [`${name}: too few contractions`] : []
  })
  const unknown = await unknownWords([...new Set(texts.flatMap(({ blocks }) => blocks))].join('\n'))
  return [...new Set([...said, ...dry]), ...unknown.map((word) => `unknown word: ${word}`)]
}

const sources: Readonly<Record<string, () => Promise<readonly Written[]> | readonly Written[]>> = {
  'README and docs': () => docs,
  commands: helps,
  'mails and texts about a request': () => messages,
  'mails about many requests': notices,
  'calendar files': calendars,
}

describe.each(Object.entries(sources))('%s', (_, source) => {
  let texts: readonly Written[]
  beforeAll(async () => {
    texts = await source()
  })

  it('have words in them', () => {
    expect(texts.length).toBeGreaterThanOrEqual(3)
    expect(texts.filter(({ blocks }) => blocks.length === 0)).toEqual([])
  })

  it('say nothing that a neighbor wouldn’t', async () => {
    expect(await findings(texts)).toEqual([])
  })

  it('fail with one wrong word in any of them', async () => {
    for (const { name, blocks } of texts.slice(-10))
      expect(await findings([{ name, blocks: [...blocks, 'We cannot recieve it towards noon!'] }]), name).toEqual([
        expect.stringContaining('cannot'),
        expect.stringContaining('towards'),
        expect.stringContaining('shouts'),
        'unknown word: recieve',
      ])
  })
})

describe('mails', () => {
  /** Whole sentences: a line such as "Phone: (202) 555-0123" would only make it look easier. */
  const sentences = (texts: readonly Written[]): string[] =>
    [...new Set(texts.flatMap(({ blocks }) => blocks))].flatMap(sentencesOf).filter((text) => /[.?]$/.test(text))

  it('are at a US seventh-grade reading level or easier', async () => {
    const [customers, owner] = [/^to the customer/, /^to the owner/].map((kind) =>
      sentences(messages.filter(({ name }) => kind.test(name))),
    )
    for (const said of [customers, owner, sentences(await notices()), sentences(await calendars())]) {
      expect(said?.length).toBeGreaterThan(0)
      expect(readingGrade(said ?? []), said?.join(' ')).toBeLessThanOrEqual(7)
    }
  })
})
