import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import assets from '#build/assets.json'
import type { PhotoAsset } from '../assets.ts'
import type { OwnerText } from '../sites/schema/texts.ts'
import { Owner } from './Essay.tsx'

const owner: OwnerText = { heading: 'Who runs it', text: 'Tell us.', alt: 'A desk with a phone' }
const variants = (type: string) => [{ url: `/owner-480.${type}`, width: 480 }]
const portrait = {
  alt: 'Robin in front of the truck',
  width: 480,
  height: 600,
  avif: variants('avif'),
  webp: variants('webp'),
  fallback: '/owner-480.jpg',
}
/** The owner's photos, as the build lists them. */
const photos: Record<string, PhotoAsset> = assets.photos
const draw = (text: OwnerText) => load(renderToStaticMarkup(<Owner owner={text} />), undefined, false)

it('shows the office and nobody’s name until the owner gives a portrait', () => {
  const $ = draw(owner)
  expect($('img').attr('alt')).toBe(owner.alt)
  expect($('picture')).toHaveLength(0)
  expect($('h2').next().text()).toBe(owner.text)
})

it('shows the owner’s portrait and name, in the drawing’s place', () => {
  photos.owner = portrait
  const $ = draw({ ...owner, name: 'Robin' })
  delete photos.owner
  expect($('img').attr('alt')).toBe(portrait.alt)
  expect($('img').attr('src')).toBe(portrait.fallback)
  expect(
    $('source')
      .map((_, source) => $(source).attr('type'))
      .toArray(),
  ).toEqual(['image/avif', 'image/webp'])
  expect($('h2').next().text()).toBe('Robin')
})
