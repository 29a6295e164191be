import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { say } from '#words'
import { paths } from '../../routes.ts'
import { JobsAt } from './JobCards.tsx'

it('without a job yet, only their own page says so', () => {
  const said = [paths.jobsDone, paths.home].map((path) => renderToStaticMarkup(<JobsAt path={path} jobs={[]} />))
  expect(said).toEqual([expect.stringContaining(say.jobs.none), ''])
})
