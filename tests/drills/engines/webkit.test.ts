import { describe } from 'vitest'
import { testSite } from '../../support/site.ts'
import { booking } from './booking.ts'
import { calculator } from './calculator.ts'
import { layout } from './layout.ts'
import { looking } from './looking.ts'
import { menu } from './menu.ts'
import { moving } from './moving.ts'
import { pages } from './pages.ts'
import { painting } from './painting.ts'
import { plain } from './plain.ts'
import { quote } from './quote.ts'
import { testEngine } from './support/testEngine.ts'
import { startWebKit } from './support/webkit.ts'

const site = testSite()

describe('WebKit', () => {
  const engine = testEngine(site, startWebKit)
  for (const journey of [pages, layout, painting, menu, moving, quote, calculator, booking, looking]) journey(engine)
})

describe('WebKit without scripts', () => {
  const engine = testEngine(site, () => startWebKit(['--enable-javascript=false']))
  for (const journey of [plain, booking]) journey(engine)
})
