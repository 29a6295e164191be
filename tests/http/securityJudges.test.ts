import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, it } from 'vitest'
import { site as business } from '#site/site.ts'
import { pagePolicy } from '../../src/server/http/headers.ts'
import { readSite as site } from '../support/appSite.ts'
import { siteUrl } from '../support/business.ts'
import { observe } from '../support/observatory.ts'

/** The Observatory takes 10 points from a site whose browsers insist on https for less than half a year. */
const isYoung = business.hsts.days < 180

// A cached page, one per request, one behind a signed link, and a missing one.
it.each(['/', '/schedule', '/request-received/7K2M9QX4RD', '/no-such-page'])(
  '%s has the Observatory’s highest score for a site without cookies that is on no preload list yet',
  async (path) => {
    const { verdicts, score, grade } = await observe((init) => site.get(path, init), siteUrl, path)
    const failed = verdicts.filter(({ pass }) => !pass).map(({ test }) => test)
    expect(failed).toEqual(isYoung ? ['strict-transport-security'] : [])
    const extra = verdicts.filter(({ modifier }) => modifier > 0).map(({ test, modifier }) => `${test} +${modifier}`)
    expect(extra.sort()).toEqual([
      'content-security-policy +10',
      'cross-origin-resource-policy +10',
      'referrer-policy +5',
      'x-frame-options +5',
    ])
    expect([score, grade]).toEqual([isYoung ? 120 : 130, 'A+'])
  },
)

const findings = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity !== Severity.INFO && severity !== Severity.NONE)

it('has a policy in which csp_evaluator finds nothing but a question about our own files', async () => {
  const { headers } = await site.get('/')
  const found = findings(headers.get('content-security-policy') ?? '')
  // Uploads are served only as images, sandboxed and without content sniffing.
  expect(found.map(({ severity, directive, value }) => [Severity[severity], directive, value])).toEqual([
    ['MEDIUM_MAYBE', 'script-src', "'self'"],
  ])
  const withChallenge = findings(pagePolicy("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='", 'a key'))
  expect(withChallenge.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)).toEqual([])
})
