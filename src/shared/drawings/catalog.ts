import { scenes } from '#site/drawings.tsx'
import { Horizon } from './Horizon.tsx'
import { Icon } from './Icon.tsx'
import { Panorama } from './Panorama.tsx'
import { ApplianceRemoval } from './scenes/ApplianceRemoval.tsx'
import { CommercialJunkRemoval } from './scenes/CommercialJunkRemoval.tsx'
import { CrewAtDoor } from './scenes/CrewAtDoor.tsx'
import { FurnitureRemoval } from './scenes/FurnitureRemoval.tsx'
import { GarageAfter, GarageBefore } from './scenes/Garage.tsx'
import { HomeLoading } from './scenes/HomeLoading.tsx'
import { HomeSorting } from './scenes/HomeSorting.tsx'
import { HomeSwept } from './scenes/HomeSwept.tsx'
import { HotTubRemoval } from './scenes/HotTubRemoval.tsx'
import { LightDemolition } from './scenes/LightDemolition.tsx'
import { Lost } from './scenes/Lost.tsx'
import { Office } from './scenes/Office.tsx'
import { PropertyCleanout } from './scenes/PropertyCleanout.tsx'
import { ResidentialJunkRemoval } from './scenes/ResidentialJunkRemoval.tsx'
import { ShedRemoval } from './scenes/ShedRemoval.tsx'
import {
  TruckEighth,
  TruckFiveEighths,
  TruckFull,
  TruckHalf,
  TruckMinimum,
  TruckPiled,
  TruckQuarter,
  TruckSevenEighths,
  TruckThreeEighths,
  TruckThreeQuarters,
} from './scenes/Trucks.tsx'
import type { StripName } from './town/scene.ts'
import { strips } from './town/TownStrip.tsx'

/** Every drawing that becomes a file, by the name that content refers to it; the towns' strips and the business's own scenes come last. */
export const drawings = {
  icon: Icon,
  panorama: Panorama,
  horizon: Horizon,
  'residential-junk-removal': ResidentialJunkRemoval,
  'commercial-junk-removal': CommercialJunkRemoval,
  'property-cleanout': PropertyCleanout,
  'light-demolition': LightDemolition,
  'hot-tub-removal': HotTubRemoval,
  'shed-removal': ShedRemoval,
  'furniture-removal': FurnitureRemoval,
  'appliance-removal': ApplianceRemoval,
  'home-loading': HomeLoading,
  'home-sorting': HomeSorting,
  'home-swept': HomeSwept,
  crew: CrewAtDoor,
  owner: Office,
  'garage-before': GarageBefore,
  'garage-after': GarageAfter,
  lost: Lost,
  'truck-minimum': TruckMinimum,
  'truck-eighth': TruckEighth,
  'truck-quarter': TruckQuarter,
  'truck-three-eighths': TruckThreeEighths,
  'truck-half': TruckHalf,
  'truck-five-eighths': TruckFiveEighths,
  'truck-three-quarters': TruckThreeQuarters,
  'truck-seven-eighths': TruckSevenEighths,
  'truck-full': TruckFull,
  'truck-piled': TruckPiled,
  ...strips,
  ...scenes,
} as const

export type DrawingName = keyof typeof drawings | StripName

/** Drawings that the build makes of the map's geometry. */
export type MapPictureName = 'map-narrow' | 'map-wide'
