import { expect, it } from 'vitest'
import { leaveOut } from './leaveOut.ts'

const program = `
function rare() { return 'rare' }
function plain() { return 'plain' }
function text(kind) {
  switch (kind) {
    case 'odd':
      return rare();
    case LATE:
    case 'common':
      return plain();
  }
}
function answer(task) {
  return null !== task.replay && task.ready ? rare() : null !== task.replay ? rare() : plain();
}
function other(task) { return null !== task.replay }
`
const none = { functions: [], cases: [], facts: {}, instead: {}, added: '' }
const run = (parts: object, call: string): unknown =>
  new Function('LATE', `${leaveOut(program, { ...none, ...parts }, 'a rare part')};return ${call}`)('late')

it('throws where a function that is left out would run, and says why', () => {
  expect(() => run({ functions: ['rare'] }, 'text("odd")')).toThrow('a rare part')
  expect(run({ functions: ['rare'] }, 'text("common")')).toBe('plain')
})

it('leaves a case out, and none beside it', () => {
  expect(() => run({ cases: ["'odd'"] }, 'text("odd")')).toThrow('a rare part')
  expect(run({ cases: ["'odd'"] }, 'text("late")')).toBe('plain')
})

it('takes a fact for granted in the function that it is about only', () => {
  const parts = { facts: { answer: { 'null !== task.replay': false } } }
  expect(run(parts, 'answer({ replay: 1 })')).toBe('plain')
  expect(run(parts, 'other({ replay: 1 })')).toBe(true)
})

it('puts something else into a function, with what that needs', () => {
  const parts = { instead: { rare: 'return word' }, added: 'var word = "other";' }
  expect(run(parts, 'text("odd")')).toBe('other')
})

it('does not go on when the program has no such part', () => {
  const parts = { functions: ['gone'], cases: ['NEVER'], facts: { answer: { 'null === task': true } } }
  expect(() => run(parts, '0')).toThrow('gone\nNEVER\nanswer: null === task')
})
