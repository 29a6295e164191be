import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** What no page needs, as every page would carry it: other rules of ours say the same, or nothing here has it. */
const needless: readonly (readonly [RegExp, string])[] = [
  // The body has its own font and height of lines.
  [/font-family:\s*ui-sans-serif[^;]*;/, ''],
  [/(body \{[^}]*)line-height: inherit;/, '$1'],
  // In the base styles too.
  [/(html,\s+:host \{[^}]*)-webkit-text-size-adjust: 100%;/, '$1'],
  [/:-moz-focusring \{[^}]*\}/, ''],
  // Nothing here changes what these set back.
  [/(?:font-feature-settings|font-variation-settings|(?:-moz-)?tab-size|--un-content):[^;]*;/g, ''],
  // Buttons are button elements, and no tree is a shadow tree.
  [/button,\s+\[type='button'\],\s+\[type='reset'\],\s+\[type='submit'\]/, 'button'],
  [/button,\s+\[role="button"\]/, 'button'],
  [/html,\s+:host/, 'html'],
  // Lines have a color of the theme.
  [/var\(--un-default-border-color[^)]*\)/, 'var(--line)'],
]

/** UnoCSS's reset without what no page needs. Fails where a new version has other words for it. */
export function readReset(root: string): string {
  const file = resolve(root, 'node_modules/@unocss/reset/tailwind.css')
  const rules = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
  return needless.reduce((css, [part, better]) => {
    const shorter = css.replace(part, better)
    if (shorter === css) throw new Error(`The reset has nothing like ${part}`)
    return shorter
  }, rules)
}
