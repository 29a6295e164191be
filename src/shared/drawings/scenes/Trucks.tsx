import { Truck } from '../truck/Truck.tsx'

/** Our truck as a picture of its own, where it decorates and nothing on the page changes its load. */
export const TruckPiled = () => <Truck piled />

/** Our truck, cut open, at the marks that the pages with prices show. */
export const TruckMinimum = () => <Truck fill={1 / 16} />
export const TruckEighth = () => <Truck fill={1 / 8} />
export const TruckQuarter = () => <Truck fill={1 / 4} />
export const TruckThreeEighths = () => <Truck fill={3 / 8} />
export const TruckHalf = () => <Truck fill={1 / 2} />
export const TruckFiveEighths = () => <Truck fill={5 / 8} />
export const TruckThreeQuarters = () => <Truck fill={3 / 4} />
export const TruckSevenEighths = () => <Truck fill={7 / 8} />
export const TruckFull = () => <Truck fill={1} />
