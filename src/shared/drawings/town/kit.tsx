import type { ReactElement } from 'react'
import type { TownPart } from '../../../sites/schema/landscape.ts'
import * as city from '../landscapes/city.tsx'
import * as coast from '../landscapes/coast.tsx'
import * as desert from '../landscapes/desert.tsx'
import * as mountains from '../landscapes/mountains.tsx'
import * as woods from '../landscapes/woods.tsx'
import { palette as p } from '../palette.ts'
import { Bungalow, Elevator, Gable, Ranch, WaterTower } from '../panorama/Roofs.tsx'
import { Oak } from '../panorama/Trees.tsx'
import { CanalLock, Riverwalk, StoneBridge } from './river.tsx'
import { MainStreet, Oaks, Station } from './streets.tsx'

const bushes = 'M0 4q4-22 26-18 20-14 34 18Z'

const Houses = () => (
  <>
    <Bungalow x={6} wall={p.brickLight} roof={p.pineLight} />
    <Gable x={116} wall={p.card} roof={p.brickLight} />
    <path fill={p.leaf} d={bushes} transform="translate(74)" />
  </>
)

const Water = () => (
  <>
    <WaterTower x={72} />
    <Ranch x={92} wall={p.card} roof={p.steelDark} />
    <path fill={p.leaf} d={bushes} transform="translate(0)" />
  </>
)

const GrainElevator = () => (
  <>
    <Oak x={246} y={0} size={0.6} />
    <Elevator x={24} />
    <path fill={p.wheat} d="M-10 8Q120-14 300 2V26H-10Z" />
    <path
      fill="none"
      stroke={p.sand}
      strokeWidth="3"
      strokeLinecap="round"
      d="M20 8q60-8 110-8M150 10q60-4 120 0M60 16h90"
    />
  </>
)

/** The parts of a town's strip: each is 290 wide and stands on 0. */
export const kit: Readonly<Record<TownPart, () => ReactElement>> = {
  riverwalk: Riverwalk,
  stoneBridge: StoneBridge,
  canalLock: CanalLock,
  grainElevator: GrainElevator,
  station: Station,
  waterTower: Water,
  mainStreet: MainStreet,
  oaks: Oaks,
  houses: Houses,
  lighthouse: coast.Lighthouse,
  pier: coast.Pier,
  cottages: coast.Cottages,
  dunes: coast.Dunes,
  peak: mountains.Peak,
  pines: mountains.Firs,
  cabins: mountains.Cabins,
  mill: woods.Mill,
  steeple: woods.Steeple,
  maples: woods.Maples,
  skyline: city.TownTowers,
  rowhouses: city.RowHouses,
  park: city.Park,
  mesa: desert.Mesa,
  saguaros: desert.Saguaros,
  adobes: desert.Adobes,
  palms: desert.Palms,
  windpump: desert.Ranch,
}
