import { say } from '#words'
import type { MapFrame, MapName } from '../shared/mapGeometry.ts'

/** One word a line. */
const Lake = ({ name, x, y }: MapName) => (
  <text className="mapLakeName" y={y - 3} textAnchor="middle">
    {say.map
      .lake(name)
      .split(' ')
      .map((word, i) => (
        <tspan key={word} x={x} dy={i && 15}>
          {word}
        </tspan>
      ))}
  </text>
)

/** What is written on the map next to the towns: counties, lake, landmark, north and the scale. */
export const MapWords = ({ counties, lake, landmark, compass, scale }: MapFrame) => (
  <>
    <g className="mapCountyName" textAnchor="middle">
      {counties.map(({ name, x, y }) => (
        <text key={name} x={x} y={y}>
          {name}
        </text>
      ))}
    </g>
    {lake && <Lake {...lake} />}
    <g className="mapNote">
      {landmark && (
        <text
          x={landmark.x - (landmark.outside ? 17 : 25)}
          y={landmark.y + (landmark.outside ? 4 : 15)}
          textAnchor={landmark.outside ? 'end' : 'middle'}
        >
          {landmark.name}
        </text>
      )}
      <text x={compass.x} y={compass.y - 19} textAnchor="middle">
        N
      </text>
      <text x={scale.x + scale.length + 7} y={scale.y + 1}>
        {say.map.miles(scale.miles)}
      </text>
    </g>
  </>
)
