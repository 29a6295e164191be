import { encode } from 'uqr'

/** A text for a phone's camera. What surrounds it has to be light, and says what it's for. */
export function QrCode({ text, className }: Readonly<Record<'text' | 'className', string>>) {
  const { data, size } = encode(text, { border: 0 })
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  )
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={className} shapeRendering="crispEdges" aria-hidden="true">
      <path d={runs.join('')} />
    </svg>
  )
}
