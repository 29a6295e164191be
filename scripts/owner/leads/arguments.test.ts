import { expect, it } from 'vitest'
import { readArguments } from './arguments.ts'

const nothing = {
  command: 'list',
  reference: '',
  remote: false,
  json: false,
  yes: false,
  dead: false,
  unusual: false,
  persistTo: undefined,
}

it('lists requests when no command is given', () => {
  expect(readArguments([])).toEqual(nothing)
  expect(readArguments(['--remote'])).toEqual({ ...nothing, remote: true })
  expect(readArguments(['list', '--unusual'])).toEqual({ ...nothing, unusual: true })
  expect(readArguments(['--json'])).toEqual({ ...nothing, command: 'export', json: true })
  expect(readArguments(['-h'])).toEqual({ ...nothing, command: 'help' })
})

it('corrects a reference that was heard on the phone', () => {
  for (const typed of ['7K2M9QX01D', '7k2m9qxo1d', '7k2m9-qxold'])
    expect(readArguments(['show', typed])).toEqual({ ...nothing, command: 'show', reference: '7K2M9QX01D' })
})

it.each([
  [['sho', '7K2M9QX4RD'], 'There is no command sho'],
  [['show'], 'Which one? npm run leads -- show REFERENCE'],
  [['forget', "x' OR '1'='1"], 'is not a reference'],
  [['show', '7K2M9QX4R'], 'is not a reference'],
  [['show', '7K2M9QX4RD', 'more'], 'show takes no argument more'],
  [['export', '7K2M9QX4RD'], 'export takes no argument 7K2M9QX4RD'],
  [['replay', '--dead', '7K2M9QX4RD'], '--dead works only with replay'],
  [['show', '7K2M9QX4RD', '--unusual'], '--unusual works only with list'],
  [['--csv', '--json'], 'Either'],
  [['--loud'], "Unknown option '--loud'"],
])('says in one line what is wrong with %j', (words, problem) => {
  const read = readArguments(words)
  expect(read).toEqual(expect.stringContaining(problem))
  expect(read).not.toContain('\n')
})
