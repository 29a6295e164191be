import { expect, it } from 'vitest'
import { readArguments } from './arguments.ts'

const read = (line: string) => readArguments(line.split(' ').filter(Boolean))

it.each([
  ['', { verb: 'list', remote: false, all: false, json: false }],
  ['--remote', { verb: 'list', remote: true }],
  ['list --all --json', { verb: 'list', all: true, json: true }],
  ['open --remote', { verb: 'open', remote: true }],
  ['show 7k2m9qxo1d', { verb: 'show', reference: '7K2M9QX01D' }],
  ['show 7k2m9-qxold --json', { verb: 'show', reference: '7K2M9QX01D', json: true }],
  ['show 7K2M9 QX01D', { verb: 'show', reference: '7K2M9QX01D' }],
  ['export --json', { verb: 'export', json: true }],
  ['forget 7K2M9QX4RD -y', { verb: 'forget', yes: true }],
  ['replay 7K2M9QX4RD', { verb: 'replay', reference: '7K2M9QX4RD' }],
  ['backup --persist-to src', { verb: 'backup', persistTo: 'src' }],
  ['help', { verb: 'help' }],
  ['show -h', { verb: 'help' }],
])('understands %j', (line, asked) => {
  expect(read(line)).toMatchObject(asked)
})

it.each([
  ['sho', 'There is no command sho'],
  ['toString', 'There is no command toString'],
  ['spam 7K2M9QX4RD', 'There is no command spam'],
  ['show', 'Which one\\? npm run owner show REFERENCE'],
  ['replay', 'Which one\\? npm run owner replay REFERENCE'],
  ["forget x' OR '1'='1", 'isn’t a reference'],
  ['show 7K2M9QX4R', '7K2M9QX4R isn’t a reference'],
  ['show 7K2M9QX4RD more', '7K2M9QX4RD more isn’t a reference'],
  ['list 7K2M9QX4RD', 'list doesn’t take 7K2M9QX4RD'],
  ['show 7K2M9QX4RD --all', 'show doesn’t take --all'],
  ['export --yes', 'export doesn’t take --yes'],
  ['list --persist-to no/such', 'There’s no folder no/such'],
  ['list --persist-to=', 'There’s no folder without a name'],
  ['--loud', "Unknown option '--loud'"],
])('says in one line what is wrong with %j', (line, problem) => {
  expect(read(line)).toMatch(new RegExp(`^.*${problem}.*$`))
})

it('has the options that npm took for its own: without them it would work on another database', () => {
  const asked = readArguments(['show', '7K2M9QX4RD'], (name) => name === 'remote')
  expect(asked).toMatchObject({ verb: 'show', remote: true })
})
