import devServer, { defaultOptions } from '@hono/vite-dev-server'
import cloudflareAdapter from '@hono/vite-dev-server/cloudflare'
import { defineConfig } from 'vite'
import { browserBuild, onlyLanguage, plainImports, workedOut } from './scripts/build/browserCode.ts'
import { generated } from './scripts/build/generated.ts'
import { localState } from './scripts/lib/environment.ts'

const root = import.meta.dirname

/** Builds the browser side; in development also runs the Worker's application with the same local bindings. */
export default defineConfig(({ command }) => ({
  plugins: [
    generated(root),
    plainImports(),
    // In development, a document chooses among all of them.
    command === 'build' && onlyLanguage('en'),
    command === 'build' && workedOut(root),
    devServer({
      entry: 'src/dev.ts',
      adapter: () => cloudflareAdapter({ proxy: { persist: { path: `${localState(root)}/v3` } } }),
      injectClientScript: false,
      // Every page has a Markdown twin at its path with `.md`.
      exclude: defaultOptions.exclude.filter((rule) => !String(rule).includes('mdx')),
    }),
  ],
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true, host: '127.0.0.1' },
  build: browserBuild(root),
}))
