import { outline } from '../kit/things.tsx'
import { palette } from '../palette.ts'
import { GaragePile } from './GaragePile.tsx'

/** The wall around the opening, with the light from the upper left on it. */
const Outside = () => (
  <g>
    <path d="M0 0h480v30H0zM0 30h36v266H0zM444 30h36v266h-36z" fill={palette.card} />
    <path
      d="M0 14h480M0 44h36M0 74h36M0 104h36M0 134h36M0 164h36M0 194h36M0 224h36M0 254h36M0 284h36M444 44h36M444 74h36M444 104h36M444 134h36M444 164h36M444 194h36M444 224h36M444 254h36M444 284h36"
      stroke={palette.line}
      strokeWidth="2"
    />
    <path d="M0 296h480v24H0z" fill={palette.line} />
    <path d="M56 296H424l24 24H40z" fill={palette.card} />
    <path d="M36 296V30H444V296H428V46H52V296z" fill={palette.pine} {...outline} />
    <path d="M39 293V33H441l-12 12H51V293z" fill={palette.pineLight} />
    <path d="M13 92h14l4 28H9z" fill={palette.marigold} {...outline} />
    <path d="M8 89h24" stroke={palette.ink} strokeWidth="4" />
  </g>
)

/** Seen straight in from the driveway: all edges run to one point, so that both pictures have the same room. */
const Inside = () => (
  <g>
    <path d="M52 46H428L348 82H132z" fill={palette.steelDark} />
    <path d="M52 46L132 82V218L52 296z" fill={palette.sand} />
    <path d="M428 46L348 82V218L428 296z" fill={palette.paper} />
    <path d="M132 82H348V218H132z" fill={palette.line} />
    <path d="M52 296L132 218H348L428 296z" fill={palette.steel} />
    {/* Baseboard and the slab's joints. */}
    <path d="M132 210H348V218H132z" fill={palette.sand} />
    <path d="M52 296V282L132 210V218z" fill={palette.ink} opacity=".16" />
    <path d="M428 296V282L348 210V218z" fill={palette.sand} />
    <path d="M240 218V296M96 253H384" stroke={palette.steelDark} strokeWidth="2" opacity=".7" />
    {/* Window in the back wall. */}
    <path d="M201 108h78v62h-78z" fill={palette.card} />
    <path d="M207 114h66v50h-66z" fill={palette.sky} />
    <path d="M207 150q18-12 34-4 14-10 32-2v20h-66z" fill={palette.leaf} />
    <path d="M238 114h4v50h-4zM207 137h66v4h-66z" fill={palette.card} />
    <path d="M197 168h86v6h-86z" fill={palette.sand} />
    {/* Door to the house, in the right wall. */}
    <path d="M366 125L398 114V261L366 236z" fill={palette.line} />
    <path d="M369 129L395 120V256L369 233z" fill={palette.brickLight} />
    <path d="M373 136L391 130V176L373 175zM373 184L391 186V244L373 228z" fill={palette.brick} opacity=".6" />
    <circle cx="372" cy="183" r="2.5" fill={palette.marigold} />
    {/* Opener, its rails, and the lamp. */}
    <path d="M84 50L148 82M396 50L332 82" stroke={palette.road} strokeWidth="4" />
    <path d="M238 52h4V74h-4z" fill={palette.road} />
    <path d="M224 70h32v12h-32z" fill={palette.steel} {...outline} />
    <circle cx="240" cy="88" r="6" fill={palette.marigold} {...outline} />
    {/* The door itself, rolled up but for its last panel. */}
    <path d="M52 46H428V60H52z" fill={palette.cloud} />
    <path d="M52 56H428V60H52z" fill={palette.steel} />
    <path d="M52 60H428" stroke={palette.ink} strokeWidth="2" />
    <path d="M228 53h24" stroke={palette.ink} strokeWidth="4" strokeLinecap="round" />
  </g>
)

/** What only an empty garage shows: sun on a clean floor, and the broom that did it. */
const Swept = () => (
  <g>
    <path d="M52 296L96 253H300L404 296z" fill={palette.card} opacity=".55" />
    <path d="M428 150L404 160V272L428 296z" fill={palette.amber} opacity=".22" />
    <path d="M152 98h20v112h-20z" fill={palette.card} opacity=".45" />
    <path d="M256 232q16-6 30-2t-6 9q-21 4-24-7zM294 241q5-3 8 0t-4 3z" fill={palette.ink} opacity=".2" />
    <path d="M104 274h34l16 8h-40z" fill={palette.ink} opacity=".16" />
    <g {...outline}>
      <path d="M75 136l5-1 35 112-6 2z" fill={palette.wheat} />
      <path d="M100 248l23-8 4 10-23 8z" fill={palette.pine} />
      <path d="M104 258l23-8 12 24-7-1-5 4-6-2-6 5-5-2z" fill={palette.marigold} />
    </g>
  </g>
)

const Garage = ({ full }: { full?: boolean }) => (
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">
    <Inside />
    {full ? null : <Swept />}
    <Outside />
    {full && <GaragePile />}
  </svg>
)

export const GarageBefore = () => <Garage full />

export const GarageAfter = () => <Garage />
