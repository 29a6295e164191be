import { capital } from '../../../src/domain/text.ts'

// What's wrong with answers that no field can say alone: a question and a JSON file say it in the same words.

export const noState = (name: string): string => `there’s no state named ${name}: write it out, like Arizona`
export const noCounty = (name: string, state: string): string => `there’s no ${name} County in ${state}`
export const notYourCounty = (name: string, own: readonly string[]): string =>
  `${name} isn’t one of your counties: ${own.join(', ')}`
export const strangeZip = (zip: string): string => `${zip} is one of your ZIP codes, and starts with none of these`
export const sameTown = 'you have that town already'

export const fainter = (color: string, nearest: string): string =>
  `no text on ${color} has a contrast of 7:1: the nearest color that works is ${nearest}`

/** The same as an answer to what was typed; what a schema says begins with its verb: "must be five digits". */
export const answer = (sentence: string): string => `${capital(sentence)}.`
export const answerOfSchema = (message: string): string => `That ${message}.`
