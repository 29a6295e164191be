import { Truck } from '../../Truck.tsx'

/** Our truck as a picture of its own, where it decorates and nothing on the page changes its load. */
export const TruckPiled = () => <Truck piled />

/** The same, cut open, at the marks that the price page shows. */
export const TruckMinimum = () => <Truck fill={1 / 16} />
export const TruckQuarter = () => <Truck fill={1 / 4} />
export const TruckHalf = () => <Truck fill={1 / 2} />
export const TruckFull = () => <Truck fill={1} />
