import { palette as p } from '../palette.ts'

/** Waiting at the curb: the reason for the drive. */
const CurbPile = () => (
  <g transform="translate(1208 403)" stroke={p.ink} strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
    <path fill={p.ink} stroke="none" opacity=".14" d="M-2-1H126l12 7H8Z" />
    <path fill="none" strokeWidth="2.5" d="M104-2V-48" />
    <path fill={p.wheat} d="M95-58h18l8 18H87Z" />
    <path fill={p.brickLight} d="M8-8V-32q0-8 8-8h54q8 0 8 8v24Z" />
    <path fill="none" d="M43-40v22" />
    <path fill={p.brick} d="M8-18H78v12H8ZM0-22q0-5 5-5t5 5V0H0ZM76-22q0-5 5-5t5 5V0H76Z" />
    <path fill={p.sand} d="M96-18h28V0H96Z" />
    <path fill="none" d="M110-18v6" />
  </g>
)

const dashes = Array.from({ length: 15 }, (_, i) => `M${i * 140 + 20} 432h70l-2 4h-70Z`).join('')
const gravel = Array.from({ length: 60 }, (_, i) => `M${(i * 337) % 2000} ${395 + ((i * 5) % 7)}h4v2h-4Z`).join('')

export const Road = () => (
  <>
    <path fill={p.sand} d="M0 392H2000V420H0Z" />
    <path fill={p.steelDark} d={gravel} opacity=".6" />
    <path fill={p.road} d="M0 405H2000V500H0Z" />
    <path fill={p.paper} opacity=".7" d="M0 409H2000V411H0ZM0 464H2000V467H0Z" />
    <path fill={p.amber} d={dashes} />
    <path fill={p.sand} d="M0 474H2000V500H0Z" />
    <path fill={p.prairieDark} d="M0 486H2000V690H0Z" />
    <CurbPile />
  </>
)
