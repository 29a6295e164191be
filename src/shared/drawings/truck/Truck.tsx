import { logo } from '#site/logo.ts'
import { palette as p } from '../palette.ts'
import { type CargoBlock, Fill, hold, Load, Peeking } from './Cargo.tsx'

interface TruckBodyProps {
  /** Cuts the side open and shows a generic load up to this share of the truck, 0 to 1. */
  fill?: number
  /** Cuts the side open and shows these things to scale; wins over `fill`. */
  load?: readonly CargoBlock[]
  /** Closed truck with things sticking out over the side boards. */
  piled?: boolean
  /** Leaves the shadow on the ground away. */
  floating?: boolean
  /** Nobody's at the wheel: the crew is out. */
  parked?: boolean
}

const line = { stroke: p.ink, strokeWidth: 2, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

const Wheel = ({ x, dual }: { x: number; dual?: boolean }) => (
  <g transform={`translate(${x} -32)`}>
    <circle r="32" fill={p.ink} />
    <path d="M-26-8A27 27 0 0 1-8-26" fill="none" stroke={p.steelDark} strokeWidth="3" strokeLinecap="round" />
    <circle r="19" fill={dual ? p.steelDark : p.steel} />
    <circle r="13.5" fill={dual ? p.ink : 'none'} stroke={p.steelDark} strokeWidth={dual ? 0 : 2} />
    <circle r="7" fill={p.marigold} stroke={p.ink} strokeWidth="2" />
  </g>
)

const Chassis = () => (
  <g {...line}>
    <path fill={p.ink} d="M-2-72H384V-60H-2Z" />
    <path fill={p.steel} d="M150-62H204q6 0 6 6V-38q0 6-6 6H150q-6 0-6-6V-56q0-6 6-6Z" />
    <path fill="none" d="M160-62V-32M194-62V-32" />
    <path fill={p.pineLight} d="M220-66H266V-36H220Z" />
    <path fill="none" d="M238-51h10" />
    <path fill={p.steelDark} d="M43-62H58L48-20H40Z" />
    <path fill={p.steelDark} d="M-10-58H24V-50H-10Z" />
  </g>
)

const driver = (
  <g strokeWidth="1.2">
    <path fill={p.pine} d="M302-116q2-11 14-11h12q9 0 11 11Z" />
    <path fill={p.skinTan} d="M307-143q-1 20 13 20 11 0 12-9 5 0 4-4l-4-6Z" />
    <path fill={p.marigold} d="M305-142q-1-14 14-14 11 0 13 10l10 3q1 3-2 3Z" />
    <path fill="none" strokeWidth="2" d="M322-135v1M329-135v1M320-130q5 3 8 0" />
  </g>
)

const Cab = ({ parked }: { parked?: boolean | undefined }) => (
  <g {...line}>
    <path fill={p.wheat} d="M272-90h4L293-214h-4ZM283-213 300-211 309-240 279-244Z" />
    <path fill="none" d="M288-220 287-236M295-219 298-235" strokeWidth="1.5" />
    <path fill={p.brickLight} d="M283-213 300-211 301-218 283-220Z" />
    <path fill={p.marigold} d="M306-188q0-9 9-9t9 9Z" />
    <path fill={p.pine} d="M276-44V-178q0-10 10-10H346q9 0 12 8L382-120q10 8 10 20V-44H359A39 39 0 0 0 285-44Z" />
    <path fill={p.card} d="M276-116V-178q0-10 10-10H346q9 0 12 8L384-116Z" />
    <path fill={p.line} stroke="none" d="M277-117V-178q0-5 3-7V-117Z" />
    <path fill={p.marigold} d="M276-116H385q5 6 6 14H276Z" />
    <path fill={p.skyDeep} d="M296-116V-168q0-6 6-6H336q5 0 7 5L362-116Z" />
    {!parked && driver}
    <path fill={p.cloud} stroke="none" opacity=".8" d="M297-134 308-173H318L297-117Z" />
    <path fill="none" d="M290-174V-84M362-116l4 32M298-94h14" />
    <path fill={p.ink} opacity=".18" stroke="none" d="M370-101H391V-45H372Z" />
    <path fill={p.steel} d="M372-168h9q3 0 3 3v24q0 3-3 3h-9q-3 0-3-3v-24q0-3 3-3Z" />
    <path fill="none" d="M369-153l-9-4M369-143l-4 2" />
    <path fill={p.cloud} d="M380-94h12v16H380q-4 0-4-8t4-8Z" />
    <path fill={p.marigold} d="M382-76h10v8H382Z" />
    <path fill={p.steel} d="M360-56H396q6 0 6 6v8q0 5-6 5H362Z" />
  </g>
)

// Elements created once, so that a new load doesn't rerender them.
const chassis = <Chassis />
const cab = <Cab />
const emptyCab = <Cab parked />
const wheels = (
  <>
    <Wheel x={84} dual />
    <Wheel x={322} />
  </>
)

/** The closed side: boards and ribs, and the logo growing out of the stripe, which is its horizon. */
const Side = () => (
  <>
    <path fill={p.pine} d="M6-214H266V-74H6Z" {...line} />
    <path fill={p.pineLight} opacity=".45" d="M18-208H62V-122H18ZM72-208H200V-122H72ZM210-208H252V-122H210Z" />
    <path fill={p.ink} opacity=".2" d="M7-110H265V-80H7Z" />
    <path fill={p.marigold} d="M7-122H265V-110H7Z" />
    <g transform="translate(80 -208) scale(3.3)">
      <path d={logo} fill={p.card} />
    </g>
    <g fill={p.pineLight} {...line}>
      <path d="M6-208h12V-74H6ZM62-208h10V-74H62ZM200-208h10V-74H200ZM252-208h14V-74H252Z" />
    </g>
    <path fill={p.pineLight} d="M0-222H272V-208H0Z" {...line} />
    <path fill={p.pineLight} d="M0-84H270V-72H0Z" {...line} />
  </>
)

/** The side cut away: far wall, the load on the floor, then the sawn edge of the near wall with its thickness. */
const Section = ({ fill, load }: Pick<TruckBodyProps, 'fill' | 'load'>) => (
  <>
    <path fill={p.pineMist} d="M6-214H266V-74H6Z" {...line} />
    <path
      fill={p.pine}
      opacity=".3"
      d="M12-214H260V-204H12ZM72-204h8V-86h-8ZM132-204h8V-86h-8ZM192-204h8V-86h-8ZM12-204h10V-86H12Z"
    />
    <g transform={`translate(16 ${-86 - hold.height})`}>{load ? <Load load={load} /> : <Fill share={fill ?? 0} />}</g>
    <path
      fill="none"
      stroke={p.ink}
      strokeOpacity=".5"
      strokeDasharray="1 7"
      strokeLinecap="round"
      strokeWidth="2"
      d="M20-117H254M20-148H254M20-179H254"
    />
    <path
      fill={p.card}
      d="M2-222H14L11-206 16-192 11-178 16-164 11-148 16-132 12-116 16-102 11-86 30-82 48-86 66-83 84-86 102-82 120-86 138-83 156-86 174-82 192-86 210-83 228-86 244-82 260-86 256-102 260-118 256-134 261-150 256-166 261-182 256-198 260-210 258-222H272V-72H2Z"
      {...line}
    />
    <path
      fill={p.pineLight}
      d="M2-222H9L6-206 11-191 6-178 11-164 6-148 11-132 7-116 11-102 6-80 30-77 48-81 66-78 84-81 102-77 120-81 138-78 156-81 174-77 192-81 210-78 228-81 244-77 265-80 261-102 265-118 261-134 266-150 261-166 266-182 261-198 265-210 263-222H272V-72H2Z"
      {...line}
      strokeWidth="1.5"
    />
    <path fill="none" d="M0-117H9M0-148H7M0-179H9M272-117H263M272-148H264M272-179H263" {...line} />
  </>
)

/**
 * The truck without its svg, for other drawings. The origin is on the ground below the tail gate and y points up
 * into negative numbers, so `<g transform="translate(x groundY) scale(s)">` sets it down; it is 414 wide and 240 high.
 */
export const TruckBody = ({ fill, load, piled, floating, parked }: TruckBodyProps) => (
  <g>
    {!floating && <path fill={p.ink} opacity=".14" d="M-8-3H404L440 9H36Z" />}
    {chassis}
    {parked ? emptyCab : cab}
    {piled && (
      <g transform="translate(16 -214)">
        <Peeking />
      </g>
    )}
    {fill === undefined && load === undefined ? <Side /> : <Section fill={fill} load={load} />}
    <path fill={p.steel} d="M-8-214h8V-76h-8Z" {...line} />
    <path fill={p.brickLight} d="M-6-96h10v12H-6Z" {...line} />
    {wheels}
  </g>
)

/** Side view, driving to the right. With a title it is a picture, without one it is decoration. */
export const Truck = ({ title, ...body }: TruckBodyProps & { title?: string }) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox="-20 -268 468 284"
    role={title ? 'img' : undefined}
    aria-label={title}
    aria-hidden={title ? undefined : true}
  >
    <TruckBody {...body} />
  </svg>
)
