import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ownZip } from '../../support/business.ts'
import { phonePhoto } from '../../support/photos.ts'
import { phone } from './support/screen.ts'
import type { TestEngine } from './support/testEngine.ts'

const form = '[data-island=LeadForm]'
const send = `${form} [type=submit]`
const summary = "document.querySelector('[data-error-summary]')"
const typed = "document.querySelector('[name=phone]')?.value"

export const quote = ({ visit, browser, until, site }: TestEngine) =>
  describe('a quote', () => {
    it('with errors first and a photo is stored, and going back shows what was typed', async () => {
      const photo = join(tmpdir(), `engines-${process.pid}.jpg`)
      await phonePhoto().jpeg().toFile(photo)
      await browser().resize(phone.width, phone.height)
      const { click, type, upload, back } = await visit('/')
      await click(`${form} [name=phone]`)
      await type(`${form} [name=phone]`, '20')
      await until(`document.querySelector('${form}').dataset.islandStatus === 'ready'`)
      await until(`${typed} === '20'`)
      await click(send)
      await until(`${summary} && document.activeElement === ${summary}`)
      await type(`${form} [name=phone]`, '25550160')
      await type(`${form} [name=location]`, ownZip)
      await until(`!${summary}`)
      await upload(`${form} [name=junk-photos]`, [photo])
      await until("document.querySelector('[data-photo] img')?.complete")
      await click(send)
      await until("location.pathname === '/your-request'")
      await until("document.querySelector('.stamp')")
      const [lead] = await site.rows<{ photos: number }>(
        "SELECT (SELECT count(*) FROM photos WHERE photos.reference = leads.reference) AS photos FROM leads WHERE phone = '+12025550160'",
      )
      expect(lead?.photos).toBe(1)
      await back()
      await until(`location.pathname === '/' && ${typed} === '2025550160'`)
    })

    it('on a page that was changed before keeps the text, the focus and the caret, and is stored', async () => {
      const { click, type, evaluate } = await visit('/contact')
      await evaluate(`document.querySelector('${form} label').before(document.createElement('div'))`)
      await click(`${form} [name=message]`)
      await type(`${form} [name=message]`, 'Do you ')
      await until(`document.querySelector('${form}').dataset.islandStatus === 'failed'`)
      expect(await evaluate('[document.activeElement.name, document.activeElement.selectionStart]')).toEqual([
        'message',
        7,
      ])
      await type(`${form} [name=message]`, 'take paint?')
      await type(`${form} [name=phone]`, '2025550161')
      await click(send)
      await until("location.pathname === '/your-request'")
      const [lead] = await site.rows<{ answers: string }>("SELECT answers FROM leads WHERE phone = '+12025550161'")
      expect(lead?.answers).toContain('Do you take paint?')
    })
  })
