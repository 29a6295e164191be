import { expect, it } from 'vitest'
import { questionGroups } from '#site/faq.ts'
import { phone, testBrowser } from '../support/browser.ts'

const browser = testBrowser()
const all = questionGroups.flatMap(({ questions }) => questions)
const [first, second] = all
const last = all.at(-1)
if (!first || !second || !last) throw new Error('Too few questions')
/** The words in the middle of an answer, as a browser's search in the page would be given them. */
const words = (answer: string) => encodeURIComponent(answer.split(' ').slice(2, 7).join(' ')).replaceAll('-', '%2D')
const openIds = `[...document.querySelectorAll('.ledger-entry[open]')].map((entry) => entry.querySelector('.ledger-answer').id)`

it('a link to an answer opens it below the header, from this page, another one and an address', async () => {
  const page = await browser.visit(`/faq#${last.id}`)
  const isShown = async (id: string) => {
    await expect.poll(() => page.evaluate(openIds)).toContain(id)
    const summary = page.locator(`details:has(#${id}) summary`)
    await expect.poll(async () => Math.round((await summary.boundingBox())?.y ?? -1)).toBeGreaterThan(60)
    expect((await summary.boundingBox())?.y).toBeLessThan(phone.viewport.height)
  }
  await isShown(last.id)
  await page.evaluate((id) => {
    location.hash = id
  }, first.id)
  await isShown(first.id)
  await page.goto('/about')
  await page.evaluate((id) => {
    document.querySelector('main')?.insertAdjacentElement('afterbegin', document.createElement('p'))
    const link = Object.assign(document.createElement('a'), { href: `/faq#${id}`, textContent: 'To the answer' })
    document.querySelector('main p')?.append(link)
  }, second.id)
  await page.getByRole('link', { name: 'To the answer' }).click()
  await isShown(second.id)
})

it('searching in the page finds what is folded, and on paper every answer is there', async () => {
  const page = await browser.visit(`/faq#:~:text=${words(last.answer)}`)
  await expect.poll(() => page.evaluate(openIds)).toEqual([last.id])
  await page.emulateMedia({ media: 'print' })
  for (const { id } of all) expect(await page.locator(`#${id}`).isVisible(), id).toBe(true)
})
