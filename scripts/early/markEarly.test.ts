import { expect, it } from 'vitest'
import { functionsRun } from './functionsRun.ts'
import { markEarly } from './markEarly.ts'

const program = `const greet = () => hello('you')
function hello(name) { return \`Hello \${name}\` }
function rare() { return 'rare' }
const later = () => { const inner = () => rare(); return inner() }
export default {
  async fetch({ url }) {
    if (url.endsWith('/broken')) return new Response(later(), { status: 500 })
    return new Response(greet())
  },
}
`

it('finds the functions that run until the pages are answered, and no others', async () => {
  const ran = await functionsRun(program, ['/'], '.')
  const texts = ran.map(({ start, end }) => program.slice(start, end))
  expect(texts).toContain("() => hello('you')")
  expect(texts.some((text) => text.startsWith('function hello'))).toBe(true)
  expect(texts.filter((text) => /rare/.test(text) && text.length < program.length / 2)).toEqual([])
})

it('fails where a page is not answered, as the build then should', async () => {
  await expect(functionsRun(program, ['/', '/broken'], '.')).rejects.toThrow('/broken with 500')
})

it('marks them and changes nothing that the program does', async () => {
  const marked = markEarly(program, await functionsRun(program, ['/'], '.')).toString()
  expect(marked).toContain("const greet = (() => hello('you'))")
  expect(marked.startsWith('var hello = (function hello')).toBe(true)
  expect(marked).toContain("\nfunction rare() { return 'rare' }")
  expect(marked).toContain('const later = () =>')
  const { default: worker } = await import(`data:text/javascript,${encodeURIComponent(marked)}`)
  expect(await (await worker.fetch({ url: '/' })).text()).toBe('Hello you')
  expect(await (await worker.fetch({ url: '/broken' })).text()).toBe('rare')
})
