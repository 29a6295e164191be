import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, it } from 'vitest'
import { pagePolicy } from '../../src/shared/http/respond.ts'
import { readSite as site } from '../support/appSite.ts'

const findings = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity !== Severity.INFO && severity !== Severity.NONE)

it('a page has a policy in which csp_evaluator finds nothing but a question about our own files', async () => {
  const { headers } = await site.get('/')
  const policy = headers.get('content-security-policy') ?? ''
  // Uploads are served only as images, sandboxed and without content sniffing.
  expect(findings(policy).map(({ severity, directive, value }) => [Severity[severity], directive, value])).toEqual([
    ['MEDIUM_MAYBE', 'script-src', "'self'"],
  ])
  for (const directive of ["default-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])
    expect(policy).toContain(directive)
  const withChallenge = findings(pagePolicy("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='", 'a key'))
  expect(withChallenge.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)).toEqual([])
})

it('a page says what Mozilla’s Observatory gives its best mark for, and lets no other site read it', async () => {
  const { headers } = await site.get('/', { headers: { origin: 'https://elsewhere.example' } })
  expect(Object.fromEntries(headers)).toMatchObject({
    'strict-transport-security': expect.stringMatching(/^max-age=[1-9]/),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
  for (const name of ['access-control-allow-origin', 'set-cookie']) expect(headers.has(name), name).toBe(false)
})
