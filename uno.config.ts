import { defineConfig, presetWind3 } from 'unocss'
import { colorNames } from './scripts/build/themeVariables.ts'

/** Type and measures. Colors are variables, whose values are each business's own: `src/sites/<name>/theme.ts`. */
export default defineConfig({
  presets: [presetWind3({ preflight: false })],
  // Words and drawings in our strings that look like utilities but are no classes.
  blocklist: 'b fixed h0 h16 h23 h6 m5.3 ms ring table visible'.split(' '),
  // Utilities are not merged, so that a page can have exactly those that it uses.
  mergeSelectors: false,
  theme: {
    colors: {
      ...Object.fromEntries(colorNames.map((name) => [name, `var(--${name})`])),
      // A hairline, and what steps back on a dark ground: words, and a hairline.
      'ink-faint': 'color-mix(in srgb, var(--ink) 30%, transparent)',
      'on-dark-soft': 'color-mix(in srgb, var(--on-dark) 90%, transparent)',
      'on-dark-faint': 'color-mix(in srgb, var(--on-dark) 25%, transparent)',
      transparent: 'transparent',
      current: 'currentColor',
    },
    fontFamily: {
      head: 'var(--head)',
      body: 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif',
    },
    borderRadius: { DEFAULT: '6px', full: '9999px', none: '0' },
    // In em, so that visitors with larger text get the layout that has room for it.
    breakpoints: { sm: '30em', md: '48em', lg: '64em', xl: '80em' },
  },
  shortcuts: {
    // Margins shrink before text does.
    wrap: 'mx-auto w-full max-w-[1200px] px-[min(1rem,5vw)] md:px-[min(2rem,4.2vw)]',
    // Two columns, or one where the text is too large for two.
    pairs: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))]',
    // A standalone link with a target of 44 px.
    tap: 'inline-flex items-center min-w-11 min-h-11',
    // In a list, where a mouse is: a tablet is as wide as a small laptop, but it's tapped.
    'tap-low': 'tap md:[@media(pointer:fine)]:min-h-8',
    h1: 'font-head font-bold leading-[1.02] text-[2.5rem] md:text-[3.5rem] xl:text-[4.25rem] tracking-[-0.01em]',
    h2: 'font-head font-bold leading-[1.05] text-[2rem] md:text-[2.75rem] tracking-[-0.005em]',
    h3: 'font-head font-bold leading-[1.15] text-[1.375rem] md:text-[1.5rem]',
    // Hover only where something can hover: on touch screens it would stay after the tap.
    btn: 'inline-flex items-center justify-center gap-2 min-h-12 px-[min(0.625rem,3.2vw)] sm:px-4 rounded font-bold text-[1.0625rem] leading-tight no-underline text-center cursor-pointer border-2',
    'btn-main': 'btn bg-marigold border-marigold text-night @hover:bg-marigold-light @hover:border-marigold-light',
    'btn-line': 'btn bg-transparent border-current text-ink @hover:bg-ink @hover:border-ink @hover:text-paper',
    'btn-dark': 'btn bg-pine border-pine text-on-dark @hover:bg-pine-deep @hover:border-pine-deep',
    link: 'text-link underline underline-offset-3 decoration-2 hover:decoration-marigold hover:text-ink',
  },
})
