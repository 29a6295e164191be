import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { linkedSite, topLevelSite } from '../../scripts/lib/environment.ts'
import { readmeFolder, readmePictures } from '../look/look.ts'

/** Of a picture's pixels, so many may be others: what's between two lines of a text isn't drawn alike everywhere. */
const mostDifferent = 0.02

const pixelsOf = (picture: Buffer) => sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

it.skipIf(linkedSite() !== topLevelSite('.'))(
  'README.md shows what the code does; npm run look takes its pictures again',
  { timeout: 300_000 },
  async () => {
    const readme = readFileSync('README.md', 'utf8')
    const differing: string[] = []
    for (const [name, picture] of await readmePictures()) {
      expect(readme).toContain(`${readmeFolder}/${name}`)
      const [shown, now] = await Promise.all([pixelsOf(readFileSync(join(readmeFolder, name))), pixelsOf(picture)])
      const { width, height } = now.info
      const isSameSize = width === shown.info.width && height === shown.info.height
      const share = isSameSize ? pixelmatch(shown.data, now.data, undefined, width, height) / (width * height) : 1
      if (share > mostDifferent) differing.push(`${name}: ${(100 * share).toFixed(1)} %`)
    }
    expect(differing).toEqual([])
  },
)
