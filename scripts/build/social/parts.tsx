import type { CSSProperties, ReactNode } from 'react'
import { site } from '#site/site.ts'
import { Logo } from '../../../src/ui/shared/Logo.tsx'
import { inLightScheme, lightDrawing as palette } from '../schemes.ts'

/** Size of every card in px: what the big networks show without cropping. */
export const card = { width: 1200, height: 630 }

/** Room for a headline, in px. */
export const headlineWidth = 510

/** Height of the brand's strip on top, its marigold line included. */
const stripHeight = 72

type PictureProps = {
  readonly svg: string
  readonly left?: number
  readonly top?: number
  readonly width?: number
  readonly height?: number
}

/** An SVG as satori takes it, by default over the whole card. */
export const Picture = ({ svg, left = 0, top = 0, width = card.width, height = card.height }: PictureProps) => (
  <img
    src={`data:image/svg+xml;base64,${Buffer.from(inLightScheme(svg)).toString('base64')}`}
    alt=""
    width={width}
    height={height}
    style={{ position: 'absolute', left, top }}
  />
)

/** Gives something a fixed place on the card, in px. */
export const at = (left: number, top: number, width?: number, height?: number): CSSProperties => ({
  display: 'flex',
  position: 'absolute',
  left,
  top,
  width,
  height,
})

/** Pine with a marigold line, as on the side of the truck. */
const Strip = () => (
  <div
    style={{
      ...at(0, 0, card.width, stripHeight),
      alignItems: 'center',
      justifyContent: 'space-between',
      padding: '0 44px',
      background: palette.pine,
      borderBottom: `8px solid ${palette.marigold}`,
      boxSizing: 'border-box',
      fontSize: 40,
      lineHeight: 1,
    }}
  >
    <div style={{ display: 'flex', alignItems: 'center' }}>
      <Logo size={42} color={palette.card} />
      <div style={{ marginLeft: 14, color: palette.card }}>{site.name}</div>
    </div>
    <div style={{ color: palette.marigold }}>{site.phone.label}</div>
  </div>
)

/** The ground of a card: the strip is drawn last, so that paper may come out from under it. */
export const Ground = ({ children }: { readonly children: ReactNode }) => (
  <div
    style={{
      display: 'flex',
      width: card.width,
      height: card.height,
      background: palette.sky,
      color: palette.ink,
      fontFamily: 'Barlow Condensed',
      fontWeight: 700,
    }}
  >
    {children}
    <Strip />
  </div>
)

/** Small print above a headline: what kind of ticket this is. */
export const Label = ({ children }: { readonly children: string }) => (
  <div style={{ color: palette.brick, fontSize: 30, lineHeight: 1, letterSpacing: 1 }}>{children}</div>
)

export const Headline = ({ size, children }: { readonly size: number; readonly children: string }) => (
  <div style={{ display: 'flex', fontSize: size, lineHeight: 1, textWrap: 'balance', letterSpacing: -0.5 }}>
    {children}
  </div>
)

const tag = { width: 236, height: 84 }

type Place = { readonly left: number; readonly top: number }

/** The business's lowest price, a word and an amount, on a tag with an eyelet. */
export function Tag({ price, left, top }: Place & { readonly price: string }) {
  const [word = '', amount = ''] = price.split(' ')
  const size = amount.length > 3 ? { word: 26, amount: 48, gap: 8 } : { word: 34, amount: 60, gap: 10 }
  return (
    <div style={at(left, top, tag.width, tag.height)}>
      <svg width={tag.width} height={tag.height} style={{ position: 'absolute', left: 0, top: 0 }} viewBox="0 0 236 84">
        <path d="M40 7H236V84H40L6 50V41Z" fill={palette.ink} opacity={0.2} />
        <path d="M36 2H232V78H36L2 44V36Z" fill={palette.marigold} stroke={palette.ink} strokeWidth={3} />
        <circle cx="30" cy="40" r="8" fill={palette.card} stroke={palette.ink} strokeWidth={3} />
      </svg>
      <div style={{ ...at(54, 12), alignItems: 'flex-end', lineHeight: 1 }}>
        <div style={{ fontSize: size.word, paddingBottom: 7 }}>{word}</div>
        <div style={{ fontSize: size.amount, marginLeft: size.gap }}>{amount}</div>
      </div>
    </div>
  )
}

/** The punched hole of a ticket with its ring. */
export const Hole = ({ left, top }: Place) => (
  <svg width={36} height={36} viewBox="0 0 36 36" style={{ position: 'absolute', left, top }}>
    <circle cx="18" cy="18" r="18" fill={palette.line} />
    <circle cx="18" cy="18" r="11" fill={palette.ink} />
  </svg>
)

/** Short lines next to the price tag. */
export const Note = ({ lines, left, top }: Place & { readonly lines: readonly string[] }) => (
  <div
    style={{
      ...at(left, top),
      flexDirection: 'column',
      color: palette.soft,
      fontSize: 30,
      fontWeight: 500,
      lineHeight: 1.15,
    }}
  >
    {lines.map((line) => (
      <div key={line}>{line}</div>
    ))}
  </div>
)
