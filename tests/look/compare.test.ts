import sharp from 'sharp'
import { expect, it } from 'vitest'
import { colors } from '#site/theme.ts'
import { differences, shrink } from './compare.ts'

/** A page of 360 x 900 pixels with one block, drawn at `y`, its edge softened by `blur`. */
async function page(y: number, blur = 0, height = 900): Promise<Buffer> {
  const block = await sharp({ create: { width: 200, height: 90, channels: 4, background: colors.pine } })
    .png()
    .toBuffer()
  const base = sharp({ create: { width: 360, height, channels: 4, background: colors.paper } }).composite([
    { input: block, left: 40, top: y },
  ])
  const flat = await base.png().toBuffer()
  return shrink(blur ? await sharp(flat).blur(blur).png().toBuffer() : flat)
}

it('finds a moved block and its position', async () => {
  expect(await differences(await page(300), await page(340))).not.toEqual([])
})

it('ignores antialiasing', async () => {
  expect(await differences(await page(300), await page(300, 0.8))).toEqual([])
})

it('finds a page that grew', async () => {
  expect(await differences(await page(300), await page(300, 0, 960))).toEqual(['size 360 x 900 became 360 x 960'])
})
