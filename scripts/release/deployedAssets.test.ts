import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addDeployed } from './upload.ts'

const day = 24 * 60 * 60 * 1000
let folder = ''
const store = () => join(folder, 'store')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deployed-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A build with one script, deployed on a day; gives what goes up. */
function deploy(name: string, onDay: number): string[] {
  const built = join(folder, `built-${name}`)
  mkdirSync(built, { recursive: true })
  writeFileSync(join(built, name), name)
  addDeployed(built, store(), onDay * day)
  for (const file of readdirSync(built)) expect(readFileSync(join(built, file), 'utf8')).toBe(file)
  return readdirSync(built).sort()
}

it('uploads files of earlier deploys for a month after the last build that had them', () => {
  expect(deploy('one.js', 0)).toEqual(['one.js'])
  expect(deploy('two.js', 10)).toEqual(['one.js', 'two.js'])
  rmSync(join(folder, 'built-one.js'), { recursive: true })
  deploy('one.js', 20)
  expect(deploy('three.js', 45)).toEqual(['one.js', 'three.js'])
  expect(readdirSync(store()).sort()).toEqual(['one.js', 'three.js'])
})
