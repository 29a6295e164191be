import type { CSSProperties } from 'react'
import { darkColors, theme } from '../schemes.ts'

const { colors } = theme

const sans = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** Styles that every mail program reads: in the element itself, in light colors. */
export const looks = {
  page: { margin: 0, padding: 0, backgroundColor: colors.paper, fontFamily: sans, color: colors.ink },
  column: { maxWidth: '600px', margin: '0 auto' },
  name: { padding: '28px 24px 16px' },
  nameLink: { color: colors.link, fontSize: '22px', fontWeight: 700, textDecoration: 'none' },
  head: { padding: '11px 24px', backgroundColor: colors.pine, color: colors.onDark },
  number: { margin: 0, fontSize: '16px', lineHeight: '24px', fontWeight: 700, color: colors.onDark },
  body: { padding: '26px 24px 28px', backgroundColor: colors.card },
  heading: { margin: 0, fontSize: '23px', lineHeight: '29px', fontWeight: 700, color: colors.ink },
  when: { margin: '14px 0 0', fontSize: '34px', lineHeight: '39px', fontWeight: 700, color: colors.link },
  hours: { margin: 0, fontSize: '26px', lineHeight: '33px', fontWeight: 700, color: colors.link },
  struck: { textDecoration: 'line-through', color: colors.soft },
  text: { margin: '18px 0 0', fontSize: '17px', lineHeight: '26px', color: colors.ink },
  action: { padding: '24px 0 0' },
  button: {
    display: 'block',
    boxSizing: 'border-box',
    padding: '16px 20px',
    borderRadius: '6px',
    backgroundColor: colors.marigold,
    color: colors.night,
    fontSize: '18px',
    fontWeight: 700,
    textAlign: 'center',
  },
  more: { margin: '18px 0 0', fontSize: '17px', lineHeight: '26px', textAlign: 'center' },
  link: { color: colors.link, fontWeight: 700, textDecoration: 'underline' },
  fact: { margin: '20px 0 0', padding: '16px 0 0', borderTop: `2px dashed ${colors.lineStrong}` },
  label: { margin: 0, fontSize: '15px', lineHeight: '22px', color: colors.soft },
  answer: { margin: '2px 0 0', whiteSpace: 'pre-line', fontSize: '17px', lineHeight: '26px', color: colors.ink },
  foot: { padding: '22px 24px 40px' },
  small: { margin: 0, fontSize: '16px', lineHeight: '25px', color: colors.soft },
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
  important('.page,.page>table>tbody>tr>td', { 'background-color': paper }),
  important('.card', { 'background-color': card }),
  important('.head', { 'background-color': pine, color: onDark }),
  important('.ink', { color: ink }),
  important('.soft', { color: soft }),
  important('.link', { color: link }),
  important('.button', { 'background-color': marigold, color: night }),
  important('.rule', { 'border-color': lineStrong }),
].join('')}}`
