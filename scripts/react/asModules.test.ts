import type * as React from 'react'
import * as wholeReact from 'react'
import type { renderToReadableStream } from 'react-dom/server.edge'
import * as wholeServer from 'react-dom/server.edge'
import type { Rolldown } from 'vite'
import { build } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { reactAsModules } from './asModules.ts'

type Used = typeof React & { renderToReadableStream: typeof renderToReadableStream }

const entry = 'react-of-the-worker'
const names = 'createElement, Fragment, Suspense, memo, createContext, useContext, useId, useMemo, useReducer, useState'

/** React as the Worker has it. */
async function usedReact(): Promise<Used> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      reactAsModules,
      {
        name: entry,
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? `export { ${names} } from 'react'; export { renderToReadableStream } from 'react-dom/server.edge'`
            : undefined,
      },
    ],
    ssr: { noExternal: true, target: 'webworker' },
    build: { ssr: true, write: false, minify: true, rolldownOptions: { input: entry } },
  })
  const [{ code }] = (made as Rolldown.RolldownOutput).output
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}

const whole: Used = { ...wholeReact, ...wholeServer }
let used: Used
/** The one that the components below are drawn with. */
let react = whole
beforeAll(async () => {
  used = await usedReact()
})

async function html(by: Used, draw: () => React.ReactNode): Promise<string> {
  react = by
  const errors: unknown[] = []
  const stream = await by.renderToReadableStream(draw(), { onError: (error: unknown) => void errors.push(error) })
  await stream.allReady
  const text = await new Response(stream).text()
  if (errors.length > 0) throw errors[0]
  return text
}

function Inner({ word }: { word: React.Context<string> }) {
  return react.createElement('b', null, react.useContext(word), react.useId())
}

function Hooks() {
  const [count] = react.useState(() => 3)
  const [total] = react.useReducer((sum: number) => sum + 1, 4)
  const product = react.useMemo(() => count * total, [count, total])
  return react.createElement('i', { 'data-id': react.useId() }, product)
}

function Broken(): React.ReactNode {
  throw new RangeError('this one')
}

function everything(): React.ReactNode {
  const { createElement: h, Fragment, memo, createContext } = react
  const word = createContext('outer')
  const inner = h(memo(Inner), { word })
  const head = h('head', null, h('title', null, 'A < B'), h('meta', { charSet: 'utf-8' }), h('style', null, 'p > a{}'))
  const fields = [
    h('input', { key: 1, name: 'a', defaultValue: '"x"', required: true, maxLength: 4 }),
    h('input', { key: 2, type: 'checkbox', defaultChecked: true, disabled: false }),
    h('textarea', { key: 3, defaultValue: '\n<b>' }),
    h('select', { key: 4, defaultValue: 'two' }, h('option', { value: 'one' }, 'One'), h('option', null, 'two')),
    h('button', { key: 5, formAction: '/b', type: 'submit' }, 'Send'),
  ]
  const drawing = h('svg', { viewBox: '0 0 1 1', 'aria-hidden': true }, h('path', { strokeWidth: 2, d: 'M0 0' }))
  const long = Array.from({ length: 400 }, (_, index) => h('p', { key: index, className: 'q' }, index, ' “of” ', 400))
  const main = h('main', null, h(Hooks), h(word.Provider, { value: 'inner' }, inner), inner, long)
  const raw = h('div', { dangerouslySetInnerHTML: { __html: '<hr>' } })
  const image = h('img', { src: '/a.webp', alt: '', fetchPriority: 'high', srcSet: '/a.webp 1x' })
  const form = h('form', { action: '/send', method: 'post' }, fields)
  const late = h('script', { type: 'module', src: '/m.js' })
  const body = h('body', null, drawing, main, raw, image, form, h('a', { href: '/?a=1&b=2' }, null, false, 0), late)
  return h('html', { lang: 'en' }, head, h(Fragment, null, body))
}

describe('the part of React that the Worker has', () => {
  it('says what all of React says', async () => {
    const text = await html(used, everything)
    expect(text).toBe(await html(whole, everything))
    expect(text.length).toBeGreaterThan(10_000)
  })

  it('fails with what a component throws, and goes on with the next page', async () => {
    const page = () => used.createElement('div', null, used.createElement(Broken))
    await expect(html(used, page)).rejects.toThrow(new RangeError('this one'))
    expect(await html(used, () => used.createElement('p', null, 'next'))).toBe('<p>next</p>')
  })

  it('says so when a page asks for what it lacks', async () => {
    const lacking = 'scripts/react/partsLeftOut.ts'
    const waiting = () => used.createElement(used.Suspense, { fallback: null }, 'text')
    await expect(html(used, waiting)).rejects.toThrow(lacking)
    const styled = () => used.createElement('p', { style: { color: 'red' } })
    await expect(html(used, styled)).rejects.toThrow(lacking)
  })
})
