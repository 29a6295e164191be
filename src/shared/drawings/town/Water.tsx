import { palette as p } from '../palette.ts'

type Props = { readonly from: number; readonly to: number }

/** A reach of river between its banks, down to the road's verge. */
export const Water = ({ from, to }: Props) => (
  <>
    <path fill={p.skyDeep} d={`M${from} -8H${to}q-6 16 8 40H${from - 8}q14-24 8-40Z`} />
    <path fill={p.ink} opacity=".12" d={`M${from} -8H${to}l-1 7H${from + 1}Z`} />
    <path
      fill="none"
      stroke={p.cloud}
      strokeWidth="2.5"
      strokeLinecap="round"
      opacity=".8"
      d={`M${from + 18} 8h22m30 8h34m22-10h16M${from + 10} 20h20`}
    />
    <path
      fill={p.leaf}
      d={`M${from - 26} 12q2-18 14-18 10-8 16 4 8 2 8 14ZM${to - 10} 12q0-14 12-14 8-12 18 0 8 2 8 14Z`}
    />
  </>
)
