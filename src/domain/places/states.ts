/** Every state and the capital's district, with its two letters. One text, so that a bundle has it in one place. */
export const stateList =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,' +
  'DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,' +
  'KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,' +
  'MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,' +
  'NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,' +
  'SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,' +
  'WV West Virginia,WI Wisconsin,WY Wyoming'

const states = stateList.split(',').map((state) => ({ code: state.slice(0, 2), name: state.slice(3).toLowerCase() }))

/**
 * The two letters that a typed place ends in, if they are a state's. In small letters they need a comma, since a street
 * or a county may end in "in" or "co".
 */
export function stateCodeAtEnd(typed: string): string | undefined {
  const [, large, small] = /(?:[\s,]([A-Z]{2})|,\s*([a-z]{2}))[\s.]*$/.exec(typed) ?? []
  const code = large ?? small?.toUpperCase()
  return states.find((state) => state.code === code)?.code
}

/** The two letters of the state whose name small letters end in: those of West Virginia before those of Virginia. */
export const stateNameAtEnd = (words: string): string | undefined =>
  states.filter(({ name }) => ` ${words}`.endsWith(` ${name}`)).sort((a, b) => b.name.length - a.name.length)[0]?.code
