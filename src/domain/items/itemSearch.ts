/** What can be found: its name as shown, and the heading above it. */
export type Searchable = { readonly label: string; readonly heading?: string }

/** Words that say nothing about which thing is meant. */
const fillers = new Set('a an and at broken for in my of old on or some the to used with'.split(' '))

/** What people call a thing, by the words that its label must hold. */
const names = `
sofa: couch settee davenport divan
sectional, loveseat, futon, sleeper sofa, chaise: couch sofa
futon, sleeper sofa: bed pullout
recliner, lift chair: armchair easy chair lounger
ottoman: footstool footrest pouf
bar stool: barstool
office chair: desk chair swivel
mattress, box spring, bed frame, bunk bed, adjustable bed: bedroom
bed frame: headboard
crib: cot baby bed
dresser: bureau drawer chest
chest of drawers: dresser bureau
nightstand: bedside table
armoire: closet cupboard
bookcase: bookshelf shelf shelves
china cabinet: buffet sideboard cupboard
entertainment center: tv wall unit media console
shelving: shelf shelves rack
safe: gun
end table: side
desk: table
cubicle: office partition
copier: photocopier printer
refrigerator: fridge icebox
freezer: deep
washer: washing machine laundry
dryer: tumble laundry
dishwasher: dish washing machine
stove: oven cooker
wall oven: stove range cooker
water heater: boiler hot tank
furnace: boiler heater
air conditioner: ac aircon hvac condenser
water cooler: dispenser
gas grill: bbq barbecue barbeque
tv: television telly screen
monitor: screen display
computer: pc laptop desktop mac tablet
printer: fax
stereo: speaker hifi audio amplifier receiver
treadmill: running machine exercise
elliptical: cross trainer exercise
weight bench: dumbbell barbell
home gym: weight machine exercise
bicycle: bike
exercise bike: bicycle
pool table: billiard snooker
ping-pong: tennis
organ: keyboard
playset: playground jungle gym swing
trampoline: jumping
above-ground pool: swimming
hot tub: jacuzzi spa whirlpool
shed: barn storage
deck: patio porch
fence: picket
patio table: outdoor garden furniture
lawn mower: lawnmower
riding: tractor
snow blower: snowblower thrower
tool chest: toolbox
garage door: overhead
tire: tyre wheel
christmas tree: xmas
battery: batteries
trash bag, kitchen bag, contractor bag: garbage sack junk
box: carton
loose stuff: trash garbage junk
yard waste: leaves grass clippings
brush: branch limb shrub stick
stumps: tree trunk wood
carpet: rug
area rug: carpet
drywall: sheetrock plasterboard gypsum
two-by-fours: lumber wood 2x4 stud board
plywood: wood sheet board
debris: construction demolition
hardwood: wood floor
tile: ceramic floor
shingles: roofing
concrete: cement paver stone block
dirt: soil
toilet: commode
vanity: sink bathroom
bathtub: tub
cabinet: cupboard
railroad tie: sleeper landscape
pallet: skid
store shelf: gondola fixture
reach-in cooler: fridge refrigerator freezer restaurant
paint: primer lacquer
chemicals: cleaner thinner bleach poison weedkiller
gasoline: gas petrol diesel fuel
propane: gas tank cylinder
medicine: needle syringe pill drug medication medical
ammunition: ammo bullet gun explosive
smoke detectors: alarm
lithium: phone laptop power bank
`

const short = /^(?:tv|pc|ac)s$/

/** The same word for one thing and for several. */
function singular(word: string): string {
  if (short.test(word)) return word.slice(0, -1)
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('shelves')) return word.replace(/ves$/, 'f')
  return word
    .replace(/ies$/, 'y')
    .replace(/(x|ch|sh|ss)es$/, '$1')
    .replace(/s$/, '')
}

/** Words of a text as they are compared: no accents, no points, singular. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f.'’]/g, '')
    .replace(/\ba\/c\b/g, 'ac')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map(singular)

type Synonym = { readonly thing: readonly string[]; readonly called: readonly string[] }

const readNames = (): Synonym[] =>
  names
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [things = '', called = ''] = line.split(': ')
      return things.split(', ').map((thing) => ({ thing: wordsOf(thing), called: wordsOf(called) }))
    })

let synonyms: readonly Synonym[] | undefined

/** Whether two words differ by one letter put in, left out, changed, or swapped with the next. */
function oneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const [x, y] = [a.slice(at), b.slice(at)]
  if (x.slice(1) === y.slice(1) || x.slice(1) === y || x === y.slice(1)) return true
  return x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2)
}

/** How well a typed word fits a known one: 3 the word itself, 2 its beginning, 1 a slip of the finger, 0 not. */
function alike(typed: string, word: string): number {
  if (typed === word) return 3
  if (typed.length > 1 && word.startsWith(typed)) return 2
  if (typed.length < 5) return 0
  const lengths = [typed.length - 1, typed.length, typed.length + 1]
  return lengths.some((length) => oneSlip(typed, word.slice(0, length))) ? 1 : 0
}

type Known = {
  readonly words: readonly string[]
  /** The nouns among them: "sofa" of "Sleeper sofa, queen", both of "Stove or range". */
  readonly nouns: readonly string[]
  readonly called: readonly { readonly word: string; readonly noun: boolean }[]
  readonly heading: readonly string[]
}

function known({ label, heading = '' }: Searchable): Known {
  const words = wordsOf(label)
  const [name = ''] = label.split(',')
  const nouns = name.split(' or ').flatMap((part) => wordsOf(part).slice(-1))
  // Read at the first search: most visits, and every start of the Worker, do without.
  synonyms ??= readNames()
  const called = synonyms
    .filter(({ thing }) => thing.every((word) => words.includes(word)))
    .flatMap(({ thing, called }) => called.map((word) => ({ word, noun: nouns.includes(thing.at(-1) ?? '') })))
  return { words, nouns, called, heading: wordsOf(heading) }
}

/** From here on a word was typed as it is in a name, or as its beginning. */
const sure = 10
const byHeading = 7

/**
 * The best of the ways in which a typed word can be meant: by the name or what it is called, by the heading above it
 * (`byHeading`), by a slip of the finger (less).
 */
function wordScore(typed: string, { words, nouns, called, heading }: Known): number {
  const score = (word: string, weight: number, noun: boolean) => {
    const likeness = alike(typed, word)
    return likeness * weight + (noun && likeness > 1 ? 4 : 0)
  }
  return Math.max(
    heading.some((word) => alike(typed, word) > 1) ? byHeading : 0,
    ...words.map((word) => score(word, 6, nouns.includes(word))),
    ...called.map(({ word, noun }) => score(word, 5, noun)),
  )
}

/** Scores of one word for every thing; where some thing is surely meant, guesses count for nothing. */
function wordScores(typed: string, all: readonly Known[]): number[] {
  const scores = all.map((thing) => wordScore(typed, thing))
  const best = Math.max(0, ...scores)
  const least = best >= sure ? sure : Math.min(best, byHeading)
  return scores.map((score) => (score >= least ? score : 0))
}

/**
 * Things that a typed text can mean, the likeliest first, equally likely ones in their own order. Where nothing holds
 * every word, what holds some of them is better than nothing.
 */
export function searchItems<T extends Searchable>(typed: string, things: readonly T[]): T[] {
  const written = wordsOf(typed)
  const telling = written.filter((word) => !fillers.has(word))
  const words = telling.length > 0 ? telling : written
  if (words.length === 0) return []
  const all = things.map(known)
  const columns = words.map((word) => wordScores(word, all))
  const scored = things.map((thing, index) => {
    const scores = columns.map((column) => column[index] ?? 0)
    return { thing, hits: scores.filter(Boolean).length, score: scores.reduce((sum, score) => sum + score, 0) }
  })
  const most = Math.max(...scored.map(({ hits }) => hits))
  return scored
    .filter(({ hits }) => hits > 0 && hits === most)
    .sort((a, b) => b.score - a.score)
    .map(({ thing }) => thing)
}
