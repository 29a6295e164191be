import type { MapFrame, MapName, MapPoint } from './mapGeometry.ts'

const Compass = ({ x, y }: MapPoint) => (
  <g className="mapNote" transform={`translate(${x} ${y})`}>
    <circle className="mapPen" r="15" />
    <path className="mapNeedle" d="M0-12L5 7 0 4z" />
    <path className="mapPen" d="M0-12L-5 7 0 4z" />
    <text y="-19" textAnchor="middle">
      N
    </text>
  </g>
)

const Scale = ({ x, y, length, miles }: MapFrame['scale']) => (
  <g className="mapNote" transform={`translate(${x} ${y})`}>
    <path className="mapPen" d={`M0-5V0H${length}v-5M${length / 2}-3V0`} />
    <text x={length + 7} y="1">{`${miles} miles`}</text>
  </g>
)

/** The edge counts the miles: each block is as long as the scale, and every side is counted from its middle. */
const Edge = ({ width, height, scale: { length } }: MapFrame) => {
  const [left, right, bottom] = [6, width - 6, height - 6]
  const [x, y] = [width / 2, height / 2]
  const halves = `M${x} 6H6M${x} 6H${right}M${x} ${bottom}H6M${x} ${bottom}H${right}`
  return (
    <>
      <path className="mapMargin" d={`M0 0H${width}V${height}H0z`} />
      <path className="mapRule" d={`M${left} ${left}H${right}V${bottom}H${left}z`} />
      <path
        className="mapMiles"
        d={`${halves}M6 ${y}V6M6 ${y}V${bottom}M${right} ${y}V6M${right} ${y}V${bottom}`}
        strokeDasharray={length}
        strokeDashoffset={length / 2}
      />
    </>
  )
}

/** Two towers everyone knows, and the roofs between them. */
const skyline = 'M-50 0v-8h6v-6h7v8h3v-18h3v-6h2v-5v5h3v-5v5h2v6h3v16h3v-10h6v7h4l2-16h1v-5v5h2v-5v5h1l2 16h4V0z'

const Landmark = ({ name, x, y, outside }: MapFrame['landmark']) => (
  <g className="mapNote" transform={`translate(${x} ${y})`}>
    <path className={outside ? 'mapPen' : 'mapSkyline'} d={outside ? 'M-12 0h11m-4-4l4 4-4 4' : skyline} />
    <text x={outside ? -17 : -25} y={outside ? 4 : 15} textAnchor={outside ? 'end' : 'middle'}>
      {name}
    </text>
  </g>
)

/** One word a line. */
const Lake = ({ name, x, y }: MapName) => (
  <text className="mapLakeName" y={y - 3} textAnchor="middle">
    {name.split(' ').map((word, i) => (
      <tspan key={word} x={x} dy={i && 15}>
        {word}
      </tspan>
    ))}
  </text>
)

const tuft = ({ x, y }: MapPoint): string =>
  `M${x - 2} ${y + 6}q-1-6-7-9m7 9q-1-6-3-13m3 13q1-8 5-12m-5 12q2-5 8-7M${x + 9} ${y + 7}q0-4-2-6m2 6q1-3 4-5`

/** Everything on the paper that is no town: names of counties and lake, grass, compass, scale and the edge. */
export const MapFurniture = (frame: MapFrame) => (
  <>
    <path className="mapGrass" d={frame.tufts.map(tuft).join('')} />
    <g className="mapCountyName" textAnchor="middle">
      {frame.counties.map(({ name, x, y }) => (
        <text key={name} x={x} y={y}>
          {name}
        </text>
      ))}
    </g>
    {frame.lake && <Lake {...frame.lake} />}
    <Landmark {...frame.landmark} />
    <Compass {...frame.compass} />
    <Scale {...frame.scale} />
    <Edge {...frame} />
  </>
)
