import { it } from 'vitest'
import { installable } from './support/engine.ts'

// Every form in spite of every fault, as in Chromium.
process.env.ENGINE = 'firefox'
if (installable.firefox.path()) await import('../../e2e/forms.test.ts')
else it.skip('forms in Firefox')
