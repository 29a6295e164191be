import { Bicycle, outline } from '../kit/things.tsx'
import { palette } from '../palette.ts'

export const HomeSwept = () => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
    {/* Back wall, right wall, floor. */}
    <path d="M0 0h480v216H0z" fill={palette.steelDark} />
    <path d="M452 0h28v216l-28-16z" fill={palette.road} />
    <path d="M140 200H452l28 16V320H0V251z" fill={palette.road} />
    {/* Where shelves and a chest stood for eleven years. */}
    <path d="M384 78h58v122h-58zM158 96h24v104h-24z" fill={palette.steel} opacity=".35" />
    {/* The low sun through the open door, folded at the foot of the wall. */}
    <path d="M0 251L112 210 190 200H452L472 211 120 320H0z" fill={palette.wheat} />
    <path d="M190 200V32L452 126V200z" fill={palette.amber} />
    <path d="M190 200V32L452 126V200z" fill={palette.wheat} opacity=".65" />
    <path d="M452 200V126l20 13v72z" fill={palette.amberDark} opacity=".75" />
    <path d="M384 104l58 21v75h-58z" fill={palette.paper} opacity=".25" />
    {/* Door wall. */}
    <path d="M0 0H140V200L0 251z" fill={palette.ink} opacity=".55" />
    <path d="M0 251V0L112 44V210z" fill={palette.amber} />
    <path d="M0 251V100q30 4 50-4 26-8 62 2V210z" fill={palette.wheat} />
    <path d="M0 70h64q8 4 0 8H0zM78 58h34v7H78q-6-3 0-7z" fill={palette.paper} opacity=".55" />
    <path d="M0 118q16-16 36-6l6 8 22-14 26 14h22v18H0z" fill={palette.leafDark} />
    <path d="M0 130H112V210L0 251z" fill={palette.prairie} />
    <path d="M0 152L112 146v64H0z" fill={palette.prairieDark} opacity=".5" />
    <path d="M0 210H112L0 251z" fill={palette.line} />
    <path d="M104 41l8 3V210l-8 3z" fill={palette.card} />
    <path d="M0 0L112 44v9L0 10z" fill={palette.card} />
    <path d="M140 0V200L480 200" fill="none" stroke={palette.ink} strokeWidth="2" opacity=".25" />
    {/* Bicycle on two hooks. */}
    <g transform="translate(336 116)">
      <g transform="translate(15 10)" opacity=".22">
        <Bicycle shadow />
      </g>
      <path d="M-44-38h12v8M32-38h12v8" stroke={palette.ink} strokeWidth="4" strokeLinecap="round" fill="none" />
      <Bicycle />
    </g>
    {/* Broom. */}
    <path d="M222 216L248 200 236 98" fill="none" stroke={palette.ink} strokeWidth="5" opacity=".22" />
    <g {...outline}>
      <path d="M209 196L233 90l4 1-22 105z" fill={palette.card} />
      <path d="M200 190l23 5-2 9-23-5z" fill={palette.pine} />
      <path d="M198 199l23 5-1 17-10-3-4 1-3-3-5 0-4-3z" fill={palette.marigold} />
    </g>
    {/* The new owner of the floor. */}
    <g transform="translate(58 0)">
      <path d="M258 247L382 213l-9-6 7-5-14 0-14 4-22 6-84 32z" fill={palette.ink} opacity=".22" />
      <g {...outline} fill={palette.ink}>
        <path d="M270 239q24 4 28-6 2-6 7-3 4 4-3 11-8 8-34 6z" />
        <path d="M246 247q-6-1-2-6-1-22 7-31l-3-4-1-17 8 6h8l8-6 1 18-3 5q14 12 13 30 0 6-8 6-14 1-28-1z" />
      </g>
      <path d="M250 240q0-20 5-30-4-4-5-12l3-3q0 12 5 17-4 12-3 28z" fill={palette.amber} opacity=".85" />
    </g>
    {/* What is left: one drip of oil. */}
    <path d="M330 286q14-7 30-3t-6 11q-22 5-24-8zM372 279q6-3 9 0t-5 3z" fill={palette.ink} opacity=".3" />
  </svg>
)
