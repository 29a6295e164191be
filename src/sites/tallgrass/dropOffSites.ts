import type { DropOffSite } from '../schema/town.ts'

const downersGrove = { name: 'Downers Grove', lat: 41.8089, lng: -88.0112 }
const aurora = { name: 'Aurora', lat: 41.7606, lng: -88.3201 }

/** Towns and addresses are printed only where their own page is dated and recent; the others are names with a link. */
export const dropOffSites: readonly DropOffSite[] = [
  {
    name: 'Naperville Household Hazardous Waste Facility',
    use: 'chemicals',
    href: 'https://www.naperville.il.us/services/garbage-and-recycling/household-hazardous-waste-facility/',
    asOf: 'December 2023',
    town: { name: 'Naperville', lat: 41.7859, lng: -88.1473 },
  },
  {
    name: 'PaintCare stores',
    use: 'paint',
    href: 'https://www.paintcare.org/states/illinois/',
    asOf: 'January 2026',
  },
  {
    name: 'Lisle Township electronics recycling',
    use: 'electronics',
    href: 'https://www.lisletownship.com/electronics',
    town: { name: 'Lisle', lat: 41.8011, lng: -88.0748 },
    counties: ['DuPage'],
  },
  {
    name: 'Naperville electronics recycling',
    use: 'electronics',
    href: 'https://www.naperville.il.us/services/garbage-and-recycling/recycling-drop-off-center/',
    town: { name: 'Naperville', lat: 41.7859, lng: -88.1473 },
    counties: ['DuPage'],
  },
  {
    name: 'Wheaton’s electronics event',
    use: 'electronics',
    href: 'https://www.wheaton.il.us/electronics',
    town: { name: 'Wheaton', lat: 41.8661, lng: -88.107 },
    counties: ['DuPage'],
    towns: ['wheaton'],
  },
  {
    name: 'Other electronics sites in DuPage County',
    use: 'electronics',
    note: 'Regular sites and one-day events; they can change each year',
    href: 'https://epa.illinois.gov/topics/waste-management/electronics-recycling.html',
    asOf: '2025, for 2026',
    counties: ['DuPage'],
  },
  {
    name: 'Lockport Public Works',
    use: 'electronics',
    href: 'https://cityoflockport.net/196/Waste-Recycling',
    town: { name: 'Lockport', lat: 41.5895, lng: -88.0578 },
    counties: ['Will'],
    towns: ['lockport'],
  },
  {
    name: 'Will County electronics sites',
    use: 'electronics',
    note: 'All the places and days',
    href: 'https://www.willcountygreen.com/',
    asOf: '2016',
    counties: ['Will'],
  },
  {
    name: 'Kane County recycling centers',
    use: 'electronics',
    note: 'See where they are, and what each one takes',
    href: 'https://www.kanecountyil.gov/Recycling/Pages/Recycling-Centers.aspx',
    asOf: 'November 2023',
    counties: ['Kane'],
  },
  {
    name: 'Cook County CHaRM Center',
    use: 'electronics',
    href: 'https://www.cookcountyil.gov/CHaRMCenter',
    asOf: 'April 2023',
    town: { name: 'South Holland', lat: 41.6009, lng: -87.607 },
    counties: ['Cook'],
  },
  {
    name: 'Sharing Connections Furniture Bank',
    use: 'donations',
    note: 'Call first',
    href: 'https://www.nctv17.com/spotlight/sharing-connections/',
    asOf: 'February 2021',
    town: downersGrove,
  },
  {
    name: 'Will County Habitat ReStore',
    use: 'donations',
    href: 'https://habitatwill.org/',
    asOf: 'July 2023',
    town: { name: 'Joliet', lat: 41.5252, lng: -88.0834 },
  },
  {
    name: 'Habitat ReStore, Aurora',
    use: 'donations',
    note: 'Look up its address and call first',
    asOf: 'February 2011',
    town: aurora,
  },
  {
    name: 'SCARCE',
    use: 'books',
    note: 'Books and school supplies',
    href: 'https://www.scarce.org/',
    town: { name: 'Addison', lat: 41.9317, lng: -87.989 },
  },
]
