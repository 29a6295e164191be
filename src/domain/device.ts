import { say } from '#words'

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

/** That name in the language of the moment. */
export function deviceWords(name: string): string {
  const { android, windows, linux, unknown } = say.desk.device
  const words: Readonly<Record<string, string>> = {
    'Android phone': android,
    'Windows computer': windows,
    'Linux computer': linux,
    'unknown device': unknown,
  }
  return words[name] ?? name
}
