import { illinoisPermits } from '../packs/illinois.ts'
import type { Guide } from '../schema/guide.ts'

type Source = Guide['sources'][number]

const disposalMethods = {
  label: 'Illinois EPA on disposal methods',
  href: 'https://epa.illinois.gov/topics/waste-management/illegal-dumping/disposal-methods.html',
}

/** Where facts are from that more than one page has, each with its date; Spanish names are in `es/sources.ts`. */
export const sources = {
  disposal: { ...disposalMethods, asOf: 'state law' },
  yardWaste: { ...disposalMethods, asOf: 'state law since 1990' },
  electronics: {
    label: 'Illinois EPA on electronics',
    href: 'https://epa.illinois.gov/topics/waste-management/electronics-recycling.html',
    asOf: 'state law since 2012',
  },
  tires: {
    label: 'Illinois EPA on used tires',
    href: 'https://epa.illinois.gov/topics/waste-management/waste-disposal/used-tires.html',
    asOf: 'state law',
  },
  cookPermits: { ...illinoisPermits.county.office, asOf: 'county rule' },
  carBatteries: {
    label: 'Illinois law on car batteries',
    href: 'https://witnessslips.ilga.gov/ftp/ILCS/Ch%200415/Act%200005/041500050K22.23.html',
    asOf: 'state law since 1990',
  },
  paint: {
    label: 'PaintCare in Illinois',
    href: 'https://www.paintcare.org/states/illinois/',
    asOf: 'program since December 2025',
  },
  evanston: {
    label: 'City of Evanston, roll-off dumpsters',
    href: 'https://cityofevanston.org/departments/public_works/services/waste_services/roll_off_services.php',
    asOf: 'November 2025',
  },
  highlandPark: {
    label: 'City of Highland Park, commercial containers',
    href: 'https://www.cityhpil.com/utilities/Commercial.php',
    asOf: 'April 2024',
  },
} as const satisfies Readonly<Record<string, Source>>
