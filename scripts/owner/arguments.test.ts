import { expect, it } from 'vitest'
import { readArguments } from './arguments.ts'

const read = (line: string) => readArguments(line.split(' ').filter(Boolean))

it.each([
  ['', { verb: 'help' }],
  ['open --remote', { verb: 'open', remote: true }],
  ['export --json', { verb: 'export', json: true }],
  ['forget 7k2m9qxo1d', { verb: 'forget', reference: '7K2M9QX01D', remote: false, yes: false }],
  ['forget 7K2M9 qxold -y', { verb: 'forget', reference: '7K2M9QX01D', yes: true }],
  ['export --persist-to src', { verb: 'export', persistTo: 'src' }],
  ['--persist-to src open', { verb: 'open', persistTo: 'src' }],
  ['--persist-to src', { verb: 'help', persistTo: 'src' }],
  ['forget -h', { verb: 'help' }],
])('understands %j', (line, asked) => {
  expect(read(line)).toMatchObject(asked)
})

it.each([
  ['toString', 'There is no command toString'],
  ['forget', 'Which one\\? npm run owner forget REFERENCE'],
  ["forget x' OR '1'='1", 'isn’t a reference'],
  ['forget 7K2M9QX4R', '7K2M9QX4R isn’t a reference'],
  ['export 7K2M9QX4RD', "Unexpected argument '7K2M9QX4RD'"],
  ['export --yes', "Unknown option '--yes'"],
  ['open --persist-to no/such', 'There’s no folder no/such'],
  ['open --persist-to=', 'There’s no folder without a name'],
  ['--loud', "Unknown option '--loud'"],
])('says in one line what is wrong with %j', (line, problem) => {
  expect(read(line)).toMatch(new RegExp(`^.*${problem}.*$`))
})

it('has the options that npm took for its own: without them it would work on another database', () => {
  const asked = readArguments(['forget', '7K2M9QX4RD'], (name) => name === 'remote')
  expect(asked).toMatchObject({ verb: 'forget', remote: true })
})
