import { logo } from '#site/logo.ts'
import { Cloud, House, Tree } from '../kit/country.tsx'
import { outline, strew } from '../kit/things.tsx'
import { palette } from '../palette.ts'

/** The prairie outside, in the morning. */
const Window = () => (
  <g>
    <path d="M30 40H162V184H30z" fill={palette.sky} />
    <Cloud x={54} y={88} scale={0.6} />
    <path d="M30 148H162V184H30z" fill={palette.prairie} />
    <path d="M30 148H162V152H30z" fill={palette.prairieDark} />
    <House x={40} y={158} scale={0.5} roof={palette.brickLight} />
    <Tree x={136} y={160} scale={0.6} />
    <path
      d="M22 32H170V192H22zM32 42V106H91V42zM101 42V106H160V42zM32 116V182H91V116zM101 116V182H160V116z"
      fill={palette.card}
      fillRule="evenodd"
    />
    <path d="M160 42h10v140h-10z" fill={palette.line} />
    <path d="M14 192H178V204H14z" fill={palette.card} />
    <path d="M14 204H178V209H14z" fill={palette.line} />
  </g>
)

/** The work jacket and the cap, on one peg. */
const Peg = () => (
  <g transform="translate(250 92)">
    <path d="M-54-20H54V-2H-54z" fill={palette.sand} />
    <path d="M16 20L62 40 74 134 58 196H18z" fill={palette.ink} opacity=".12" />
    <g {...outline}>
      <path
        d="M-16 14Q-40 20-46 38L-58 134-36 138-30 92V186H30V92L36 138 58 134 46 38Q40 20 16 14 0 26-16 14z"
        fill={palette.pine}
      />
      <path d="M14 24Q34 28 38 42L30 92V186H12z" fill={palette.ink} opacity=".18" stroke="none" />
      <path d="M-16 14Q0 0 16 14L0 34z" fill={palette.ink} />
      <path d="M-16 14L-18 34 0 48 18 34 16 14 0 34z" fill={palette.pineLight} />
      <path d="M0 48V186M-30 92L-28 58M30 92L28 58" fill="none" />
      <path d="M-24 122H-8V150H-24zM8 122H24V150H8z" fill={palette.pineLight} />
      <path transform="translate(-27 58) scale(.7)" d={logo} fill={palette.card} stroke="none" />
      <g transform="translate(0 18) scale(1.15)">
        <path d="M-24-10Q-27-42 0-42 27-42 24-10 0-20-24-10z" fill={palette.marigold} />
        <path d="M-25-11Q0-25 25-11 28-6 22-5 0-14-22-5-28-6-25-11z" fill={palette.marigoldDark} />
        <path transform="translate(-13 -41) scale(.8)" d={logo} fill={palette.pine} stroke="none" />
      </g>
    </g>
  </g>
)

/** What the day is run with: the phone, the next work order, coffee. */
const OnDesk = () => (
  <g {...outline}>
    <g transform="translate(146 318) rotate(-5)">
      <path d="M-32-96H32V0H-32z" fill={palette.marigoldDark} />
      <path d="M-26-86H26V-6H-26z" fill={palette.card} />
      <path d="M-26-86H26V-70H-26z" fill={palette.brick} />
      <path d="M-18-58H18M-18-47H8M-18-36H14" />
      <path d="M-26-22H26" strokeDasharray="1 5" />
      <path d="M-12-102H12V-91H-12z" fill={palette.steel} />
    </g>
    <path d="M26 318L34 278H94L102 318z" fill={palette.pine} />
    <path d="M44 286H84L88 310H40z" fill={palette.pineLight} />
    <path
      d={strew('52 292, 64 292, 76 292, 51 299, 64 299, 77 299, 50 305, 64 305, 78 305')}
      stroke={palette.card}
      strokeWidth="4"
    />
    <path d="M22 280V268Q22 258 34 258H94Q106 258 106 268V280H88V272H40V280z" fill={palette.pineLight} />
    <path d="M242 284H254Q262 284 262 294T254 304H242" fill="none" />
    <path d="M210 276H244V314Q244 318 240 318H214Q210 318 210 314z" fill={palette.card} />
    <path transform="translate(214 282) scale(.8)" d={logo} fill={palette.pine} stroke="none" />
  </g>
)

/** Where the business is run from: nobody is in the picture, since it's kept for the owner's own. */
export const Office = () => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 400">
    <rect width="320" height="400" fill={palette.pineMist} />
    <path d="M0 244H320V312H0z" fill={palette.leaf} opacity=".35" />
    <path d="M0 238H320V244H0z" fill={palette.card} opacity=".6" />
    <Window />
    <Peg />
    <path d="M0 318H320V400H0z" fill={palette.sand} />
    <path d="M0 312H320V328H0z" fill={palette.wheat} />
    <OnDesk />
    <path d="M102 318h26l10 4H108zM244 318h18l10 4h-24z" fill={palette.ink} opacity=".18" />
    <path d="M36 344H284V400H36z" fill={palette.wheat} />
    <path d="M36 344H284V349H36z" fill={palette.card} opacity=".5" />
    <path d="M140 368H180V376H140z" fill={palette.steelDark} />
  </svg>
)
