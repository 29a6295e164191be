import { expect, it } from 'vitest'
import { readArguments } from './arguments.ts'

it('lists requests when no command is given', () => {
  expect(readArguments([])).toMatchObject({ command: 'list', remote: false, yes: false })
  expect(readArguments(['--remote'])).toMatchObject({ command: 'list', remote: true })
})

it('corrects a reference that was heard on the phone', () => {
  for (const typed of ['7K2M9QX01D', '7k2m9qxo1d', '7k2m9-qxold'])
    expect(readArguments(['show', typed])).toMatchObject({ command: 'show', reference: '7K2M9QX01D' })
})

it.each([
  [['sho', '7K2M9QX4RD'], 'There is no command sho'],
  [['show'], 'Which one\\? npm run leads -- show REFERENCE'],
  [['forget', "x' OR '1'='1"], 'is not a reference'],
  [['show', '7K2M9QX4R'], 'is not a reference'],
  [['show', '7K2M9QX4RD', 'more'], 'show takes no argument more'],
  [['replay', '--dead', '7K2M9QX4RD'], '--dead works only with replay'],
  [['show', '7K2M9QX4RD', '--unusual'], '--unusual works only with list'],
  [['--loud'], "Unknown option '--loud'"],
])('says in one line what is wrong with %j', (words, problem) => {
  expect(readArguments(words)).toMatch(new RegExp(`^.*${problem}.*$`))
})
