import type { Guide } from '../schema/guide.ts'

type Source = Guide['sources'][number]

/** Where facts are from that more than one guide has, each with its date; Spanish names are in `es/sources.ts`. */
export const sources = {
  electronics: {
    label: 'Illinois EPA on electronics',
    href: 'https://epa.illinois.gov/topics/waste-management/electronics-recycling',
    asOf: 'state law since 2012',
  },
  tires: {
    label: 'Illinois EPA on used tires',
    href: 'https://epa.illinois.gov/topics/waste-management/waste-disposal/used-tires.html',
    asOf: 'state law',
  },
  refrigerant: {
    label: 'U.S. EPA on refrigerant in old appliances',
    href: 'https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P10123PJ.TXT',
    asOf: 'federal law since 1992',
  },
  appliances: {
    label: 'Illinois law on appliances in landfills',
    href: 'https://www.ilga.gov/legislation/ilcs/documents/041500050K22.28.htm',
    asOf: 'state law',
  },
  oil: {
    label: 'Illinois EPA on used oil',
    href: 'https://epa.illinois.gov/topics/waste-management/waste-disposal/used-oil.html',
    asOf: 'state law since 1996',
  },
  carBatteries: {
    label: 'Illinois law on car batteries',
    href: 'https://witnessslips.ilga.gov/ftp/ILCS/Ch%200415/Act%200005/041500050K22.23.html',
    asOf: 'state law since 1990',
  },
  yardWaste: {
    label: 'Illinois law on yard waste',
    href: 'https://www.ilga.gov/legislation/ilcs/documents/041500050K22.22.htm',
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
