import type { CSSProperties } from 'react'
import { darkColors, theme } from '../schemes.ts'

const { colors } = theme

const sans = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

const button = {
  display: 'block',
  boxSizing: 'border-box',
  padding: '14px 8px',
  border: `2px solid ${colors.marigold}`,
  borderRadius: '6px',
  backgroundColor: colors.marigold,
  color: colors.night,
  fontSize: '18px',
  fontWeight: 700,
  textAlign: 'center',
} as const satisfies CSSProperties

const outline = { ...button, borderColor: colors.lineStrong, backgroundColor: colors.card, color: colors.link } as const

/** Styles that every mail program reads: in the element itself, in light colors. */
export const looks = {
  page: { margin: 0, padding: '0 8px', backgroundColor: colors.paper, fontFamily: sans, color: colors.ink },
  preview: { display: 'none', maxHeight: 0, maxWidth: 0, overflow: 'hidden', opacity: 0, lineHeight: '1px' },
  column: { maxWidth: '600px', margin: '0 auto' },
  name: { padding: '28px 24px 16px' },
  nameLink: { color: colors.link, fontSize: '22px', fontWeight: 700, textDecoration: 'none' },
  head: { backgroundColor: colors.pine, borderRadius: '6px 6px 0 0' },
  strip: { padding: '11px 0 11px 24px', color: colors.onDark },
  punch: { width: '16px', padding: '11px 24px 11px 12px' },
  hole: { width: '16px', height: '16px', borderRadius: '8px', backgroundColor: colors.paper },
  number: { margin: 0, fontSize: '16px', lineHeight: '24px', fontWeight: 700, color: colors.onDark },
  body: {
    padding: '24px 24px 28px',
    border: `1px solid ${colors.line}`,
    borderTop: `3px dotted ${colors.lineStrong}`,
    borderRadius: '0 0 6px 6px',
    backgroundColor: colors.card,
  },
  heading: {
    margin: 0,
    overflowWrap: 'anywhere',
    fontSize: '23px',
    lineHeight: '29px',
    fontWeight: 700,
    color: colors.ink,
  },
  when: { margin: '14px 0 0', fontSize: '34px', lineHeight: '39px', fontWeight: 700, color: colors.link },
  hours: { margin: 0, fontSize: '26px', lineHeight: '33px', fontWeight: 700, color: colors.link },
  struck: { textDecoration: 'line-through', color: colors.soft },
  text: { margin: '16px 0 0', overflowWrap: 'anywhere', fontSize: '17px', lineHeight: '26px', color: colors.ink },
  note: {
    margin: '16px 0 0',
    padding: '12px 14px',
    borderLeft: `4px solid ${colors.marigold}`,
    overflowWrap: 'anywhere',
    backgroundColor: colors.paper,
    fontSize: '17px',
    lineHeight: '26px',
    color: colors.ink,
  },
  title: { margin: '30px 0 0', fontSize: '20px', lineHeight: '26px', fontWeight: 700, color: colors.ink },
  action: { padding: '20px 0 0' },
  more: { padding: '10px 0 0' },
  row: { tableLayout: 'fixed' },
  gap: { width: '8px' },
  button,
  outline,
  after: { margin: '18px 0 0', fontSize: '17px', lineHeight: '26px', textAlign: 'center' },
  link: { color: colors.link, fontWeight: 700, textDecoration: 'underline' },
  picture: { width: '100%', height: 'auto', marginTop: '6px', borderRadius: '6px' },
  fact: { margin: '14px 0 0', padding: '11px 0 0', borderTop: `1px solid ${colors.line}` },
  label: { margin: 0, fontSize: '15px', lineHeight: '22px', color: colors.soft },
  answer: {
    margin: '1px 0 0',
    overflowWrap: 'anywhere',
    fontSize: '17px',
    lineHeight: '26px',
    color: colors.ink,
  },
  item: { margin: '10px 0 0', padding: '14px 0 0', borderTop: `2px dashed ${colors.lineStrong}` },
  itemTitle: {
    margin: 0,
    overflowWrap: 'anywhere',
    fontSize: '19px',
    lineHeight: '26px',
    fontWeight: 700,
  },
  call: { margin: 0, fontSize: '17px', lineHeight: '44px' },
  foot: { padding: '20px 24px 40px' },
  small: { margin: 0, fontSize: '16px', lineHeight: '25px', color: colors.soft },
  smallNext: { margin: '10px 0 0', fontSize: '16px', lineHeight: '25px', color: colors.soft },
} as const satisfies Readonly<Record<string, CSSProperties>>

const important = (selector: string, rules: Readonly<Record<string, string>>) =>
  `${selector}{${Object.entries(rules)
    .map(([name, value]) => `${name}:${value}!important`)
    .join(';')}}`

const { ink, soft, link, paper, card, pine, onDark, marigold, night, lineStrong } = darkColors

/** The dark scheme, for the programs that ask the system. The others keep the light one, or turn colors themselves. */
export const sheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (max-width:430px){${[
  important('.pad', { 'padding-left': '18px', 'padding-right': '18px' }),
  important('.when', { 'font-size': '29px', 'line-height': '34px' }),
  important('.hours', { 'font-size': '22px', 'line-height': '28px' }),
].join('')}}@media (prefers-color-scheme:dark){${[
  important('.page,.page>table>tbody>tr>td,.note,.hole', { 'background-color': paper }),
  important('.card', { 'background-color': card }),
  important('.head', { 'background-color': pine, color: onDark }),
  important('.ink', { color: ink }),
  important('.soft', { color: soft }),
  important('.link', { color: link }),
  important('.button', { 'background-color': marigold, 'border-color': marigold, color: night }),
  important('.outline', { 'background-color': card, 'border-color': lineStrong, color: link }),
  important('.rule', { 'border-color': lineStrong }),
].join('')}}`
