/**
 * The towns we serve. One record makes the page, the menu and footer links, the map dot, the sitemap entry and the
 * business's served areas. Coordinates are the populated place's (GeoNames); ZIP codes are delivery ZIPs.
 */
export type County = 'Cook' | 'DuPage' | 'Kane' | 'Kendall' | 'Will'

export type Town = {
  readonly slug: string
  readonly name: string
  readonly kind: 'city' | 'village'
  /** First the county that most of the town lies in. */
  readonly counties: readonly [County, ...County[]]
  readonly zips: readonly string[]
  /** Post-office-box ZIPs: mail goes there, trucks do not. */
  readonly boxZips?: readonly string[]
  /** Neighbouring places whose mailing ZIP reaches into the town: answered with "probably, call us". */
  readonly sharedZips?: readonly { readonly zip: string; readonly place: string }[]
  readonly lat: number
  readonly lng: number
}

export const towns: readonly Town[] = [
  {
    slug: 'lisle',
    name: 'Lisle',
    kind: 'village',
    counties: ['DuPage'],
    zips: ['60532'],
    lat: 41.8011,
    lng: -88.0748,
  },
  {
    slug: 'lemont',
    name: 'Lemont',
    kind: 'village',
    counties: ['Cook', 'DuPage', 'Will'],
    zips: ['60439'],
    lat: 41.6736,
    lng: -88.0017,
  },
  {
    slug: 'lockport',
    name: 'Lockport',
    kind: 'city',
    counties: ['Will'],
    zips: ['60441'],
    sharedZips: [
      { zip: '60491', place: 'Homer Glen' },
      { zip: '60446', place: 'Romeoville' },
    ],
    lat: 41.5895,
    lng: -88.0578,
  },
  {
    slug: 'wheaton',
    name: 'Wheaton',
    kind: 'city',
    counties: ['DuPage'],
    zips: ['60187', '60189'],
    lat: 41.8661,
    lng: -88.107,
  },
  {
    slug: 'tinley-park',
    name: 'Tinley Park',
    kind: 'village',
    counties: ['Cook', 'Will'],
    zips: ['60477', '60487'],
    lat: 41.5734,
    lng: -87.7845,
  },
  {
    slug: 'westmont',
    name: 'Westmont',
    kind: 'village',
    counties: ['DuPage'],
    zips: ['60559'],
    lat: 41.7959,
    lng: -87.9756,
  },
  {
    slug: 'darien',
    name: 'Darien',
    kind: 'city',
    counties: ['DuPage'],
    zips: ['60561'],
    sharedZips: [{ zip: '60527', place: 'Willowbrook' }],
    lat: 41.752,
    lng: -87.974,
  },
  {
    slug: 'bolingbrook',
    name: 'Bolingbrook',
    kind: 'village',
    counties: ['Will', 'DuPage'],
    zips: ['60440', '60490'],
    sharedZips: [
      { zip: '60446', place: 'Romeoville' },
      { zip: '60517', place: 'Woodridge' },
    ],
    lat: 41.6986,
    lng: -88.0684,
  },
  {
    slug: 'naperville',
    name: 'Naperville',
    kind: 'city',
    counties: ['DuPage', 'Will'],
    zips: ['60540', '60563', '60564', '60565'],
    boxZips: ['60566', '60567'],
    lat: 41.7859,
    lng: -88.1473,
  },
  {
    slug: 'aurora',
    name: 'Aurora',
    kind: 'city',
    counties: ['Kane', 'DuPage', 'Kendall', 'Will'],
    zips: ['60502', '60503', '60504', '60505', '60506'],
    boxZips: ['60507', '60568', '60572', '60598'],
    sharedZips: [{ zip: '60538', place: 'Montgomery' }],
    lat: 41.7606,
    lng: -88.3201,
  },
  {
    slug: 'joliet',
    name: 'Joliet',
    kind: 'city',
    counties: ['Will', 'Kendall'],
    zips: ['60431', '60432', '60433', '60435', '60436'],
    boxZips: ['60434'],
    sharedZips: [
      { zip: '60403', place: 'Crest Hill' },
      { zip: '60404', place: 'Shorewood' },
      { zip: '60586', place: 'Plainfield' },
    ],
    lat: 41.5252,
    lng: -88.0834,
  },
  {
    slug: 'plainfield',
    name: 'Plainfield',
    kind: 'village',
    counties: ['Will', 'Kendall'],
    zips: ['60544', '60585', '60586'],
    lat: 41.627,
    lng: -88.204,
  },
  {
    slug: 'downers-grove',
    name: 'Downers Grove',
    kind: 'village',
    counties: ['DuPage'],
    zips: ['60515', '60516'],
    lat: 41.8089,
    lng: -88.0112,
  },
  {
    slug: 'lombard',
    name: 'Lombard',
    kind: 'village',
    counties: ['DuPage'],
    zips: ['60148'],
    lat: 41.88,
    lng: -88.0078,
  },
  {
    slug: 'elmhurst',
    name: 'Elmhurst',
    kind: 'city',
    counties: ['DuPage', 'Cook'],
    zips: ['60126'],
    lat: 41.8995,
    lng: -87.9403,
  },
  {
    slug: 'oswego',
    name: 'Oswego',
    kind: 'village',
    counties: ['Kendall'],
    zips: ['60543'],
    sharedZips: [{ zip: '60538', place: 'Montgomery' }],
    lat: 41.6828,
    lng: -88.3515,
  },
  {
    slug: 'batavia',
    name: 'Batavia',
    kind: 'city',
    counties: ['Kane', 'DuPage'],
    zips: ['60510'],
    lat: 41.85,
    lng: -88.3126,
  },
  {
    slug: 'oak-brook',
    name: 'Oak Brook',
    kind: 'village',
    counties: ['DuPage'],
    zips: ['60523'],
    lat: 41.8328,
    lng: -87.929,
  },
  {
    slug: 'hinsdale',
    name: 'Hinsdale',
    kind: 'village',
    counties: ['DuPage', 'Cook'],
    zips: ['60521'],
    boxZips: ['60522'],
    lat: 41.8009,
    lng: -87.937,
  },
]
