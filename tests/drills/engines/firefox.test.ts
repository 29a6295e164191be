import { installable } from './support/engine.ts'
import { startFirefox } from './support/firefox.ts'
import { testJourneys } from './testJourneys.ts'

testJourneys(installable.firefox, startFirefox)
