// What differs from state to state, and isn't any business's own.

/** The states' names, by their two letters. */
const names: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,' +
    'DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,' +
    'LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,' +
    'NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,' +
    'OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,PR Puerto Rico,RI Rhode Island,SC South Carolina,SD South Dakota,' +
    'TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming'
  )
    .split(',')
    .map((state) => [state.slice(0, 2), state.slice(3)]),
)

/** A state's name: "Ohio"; undefined where no state has these letters. */
export const stateName = (code: string): string | undefined => (Object.hasOwn(names, code) ? names[code] : undefined)

/** A state's two letters, by its name or themselves, in any case; a text that's neither stays as it is. */
export function stateCode(typed: string): string {
  const text = typed.trim()
  const found = Object.entries(names).find((pair) => pair.some((one) => one.toLowerCase() === text.toLowerCase()))
  return found?.[0] ?? text
}

/** What a state is divided into; `city` is one that's in no county. */
export type Division = 'county' | 'parish' | 'borough' | 'censusArea' | 'municipality' | 'region' | 'city'

const usual: Readonly<Record<string, Division>> = { AK: 'borough', LA: 'parish', PR: 'municipality' }

/** Those that are called otherwise than the rest of their state. */
const others: readonly (readonly [state: string, division: Division, names: string])[] = [
  [
    'VA',
    'city',
    'Alexandria,Bristol,Buena Vista,Charlottesville,Chesapeake,Colonial Heights,Covington,Danville,Emporia,Falls Church,' +
      'Fredericksburg,Galax,Hampton,Harrisonburg,Hopewell,Lexington,Lynchburg,Manassas,Manassas Park,Martinsville,' +
      'Newport News,Norfolk,Norton,Petersburg,Poquoson,Portsmouth,Radford,Salem,Staunton,Suffolk,Virginia Beach,Waynesboro,' +
      'Williamsburg,Winchester',
  ],
  ['NV', 'city', 'Carson City'],
  ['DC', 'city', 'District of Columbia'],
  ['AK', 'city', 'Anchorage'],
  [
    'AK',
    'censusArea',
    'Aleutians West,Bethel,Dillingham,Hoonah-Angoon,Kusilvak,Nome,Prince of Wales-Hyder,Southeast Fairbanks,Valdez-Cordova,' +
      'Yukon-Koyukuk',
  ],
  [
    'CT',
    'region',
    'Capitol,Greater Bridgeport,Lower Connecticut River Valley,Naugatuck Valley,Northeastern Connecticut,Northwest Hills,' +
      'South Central Connecticut,Southeastern Connecticut,Western Connecticut',
  ],
]

/**
 * What a county by its name is in its state. A city that has a county's name next to it ends in that word, as the Census
 * Bureau has it: "Richmond city", "St. Louis city".
 */
export function divisionOf(name: string, state: string): Division {
  if (/ city$/.test(name)) return 'city'
  const other = others.find(([own, , listed]) => own === state && listed.split(',').includes(name))
  return other?.[1] ?? usual[state] ?? 'county'
}
