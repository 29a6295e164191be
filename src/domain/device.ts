const kinds: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android phone'],
  [/Macintosh|^Mac$/, 'Mac'],
  [/Windows/, 'Windows computer'],
  [/Linux/, 'Linux computer'],
]

/** What a browser runs on, by what it calls itself; a name from here stays what it is. */
export const deviceName = (agent: string): string =>
  kinds.find(([pattern]) => pattern.test(agent))?.[1] ?? 'unknown device'

/** "an iPhone", "a Mac". */
export const someDevice = (name: string): string => `${/^[aeiu]/i.test(name) ? 'an' : 'a'} ${name}`
