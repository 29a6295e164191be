import { numbersPage } from '../../pages/desk/Numbers.tsx'
import { crumbAt } from '../../pages/pages.ts'
import { readNumbers } from '../../server/desk/numbers.ts'
import { respondOnce } from '../pages.ts'
import { deskGet } from './access.ts'

const nameOfPage = (path: string): string => crumbAt(path) ?? path

/** What came in during the last four weeks, and what became of it. */
export const numbers = {
  get: deskGet('owner', async (c) => {
    const page = numbersPage({ numbers: await readNumbers(c.var.services), nameOfPage })
    return respondOnce(c, page)
  }),
}
