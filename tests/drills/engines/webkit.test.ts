import { installable } from './support/engine.ts'
import { startWebKit } from './support/webkit.ts'
import { testJourneys } from './testJourneys.ts'

testJourneys(installable.webkit, startWebKit)
