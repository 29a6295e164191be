import { byName, type Files, leavesOf } from './contentFiles.ts'

/** What asks people to text the business, in English and in Spanish; "you can't text us" doesn't. */
const asks =
  /(?<!(?:n['’]t|not|never|no) )\b(?:text(?:ing)? (?:us\b|(?:\w+ ){0,2}(?:photos?|pictures?|videos?)\b)|call(?: us)?,? or text\b(?! you)|by text\b|m[aá]nde(?:nos)? (?:un mensaje|fotos por mensaje)|mensajes? de texto)/i

/** A text of another language is made when it's read. */
function made(exported: unknown): unknown {
  if (typeof exported !== 'function' || exported.length > 0) return exported
  try {
    return exported()
  } catch {
    return undefined
  }
}

/**
 * Where a business whose number takes no texts asks for some: each with its file, and the field or the line. `modules`: what its files
 * export; `sources`: its blog posts, by the file's name.
 */
export function textingProblems(modules: Files, sources: Readonly<Record<string, string>>): string[] {
  const said = [
    ...Object.entries(modules).flatMap(([file, exported]) =>
      Object.entries(exported as object).flatMap(([name, value]) =>
        leavesOf(made(value), name).map(([place, text]) => [text, `${file}: ${byName(place, exported)}`] as const),
      ),
    ),
    ...Object.entries(sources).flatMap(([file, source]) =>
      source.split('\n').map((line, at) => [line, `${file}: line ${at + 1}`] as const),
    ),
  ]
  // What a list has of another file is said once, of that file.
  return [...new Map(said)].flatMap(([text, place]) => {
    const [found] = (typeof text === 'string' && asks.exec(text)) || []
    return found
      ? [
          `${place}: says “${found}”, but your number takes no texts: write “email us” or “call us”, or set \`texts\` of \`phone\``,
        ]
      : []
  })
}
