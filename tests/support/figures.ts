/** Kinds of figures in a text, the most special first: what one has taken is no longer there for the next. */
const kinds = {
  phone: /\(\d{3}\) \d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b|\b[2-9]11\b/g,
  price: /\$\d{1,3}(?:,\d{3})*(?:\.\d\d)?/g,
  hour: /\b\d{1,2}(?::\d\d)? (?:[AP]M\b|to (?=\d{1,2}(?::\d\d)? [AP]M\b))|\b\d{1,2}:\d\d\b/g,
  date: /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}, \d{4}\b/g,
  zip: /(?<![\d,.-])\d{5}(?![\d-]|,\d{3})/g,
  percent: /\b\d+(?:\.\d+)? ?%/g,
  year: /\b(?:19|20)\d\d\b/g,
  measure:
    /\b\d[\d,.]*[ -](?:square[ -]feet|square[ -]foot|sq ft|cubic[ -]\w+|feet|foot|ft|inch(?:es)?|miles?|pounds?|lb|gallons?|gal|hours?|min(?:utes?)?|days?|years?|towns?|suburbs?|tires?)\b/g,
  county: /\b[A-Z]\w+ County\b/g,
  number: /\b\d{1,3}(?:,\d{3})+\b|\b\d+(?:\.\d+|\/\d+)?/g,
} as const

export type Kind = keyof typeof kinds

/** A figure as a text has it: "$49", "8 AM", "12345", "97%", "75 feet". */
export type Figure = { readonly kind: Kind; readonly value: string }

const units: readonly (readonly [RegExp, string])[] = [
  [/-/g, ' '],
  [/sq ft|square foot/, 'square feet'],
  [/\b(?:foot|ft)$/, 'feet'],
  [/lb$|pound$/, 'pounds'],
  [/min$|minute$/, 'minutes'],
  [/gal$|gallon$/, 'gallons'],
  [/inch$/, 'inches'],
  [/(mile|hour|day|year|town|suburb|tire)$/, '$1s'],
]

const normal: Partial<Record<Kind, (value: string) => string>> = {
  phone: (value) => value.replace(/\D/g, ''),
  hour: (value) => value.replace(/ (?:to )?$/, ''),
  percent: (value) => value.replace(' ', ''),
  date: (value) => value.replace(/^(\w{3})\w*/, '$1'),
  measure: (value) => units.reduce((text, [from, to]) => text.replace(from, to), value),
}

/** Figures of a text by kind, as `kind value`, each once. Numbers in words aren't among them. */
export function figuresIn(text: string): readonly string[] {
  const found = new Set<string>()
  let rest = text.replace(/[\u00a0\u202f]/g, ' ')
  for (const kind of Object.keys(kinds) as Kind[])
    rest = rest.replace(kinds[kind], (match) => {
      found.add(figure(kind, match))
      return ' … '
    })
  return [...found]
}

/** A figure of a kind as `figuresIn` writes it. */
export const figure = (kind: Kind, value: string): string => `${kind} ${normal[kind]?.(value) ?? value}`
