import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { errorText, logFailure, scrubbed } from './log.ts'
import { signToken } from './shared/http/access.ts'

it.each([
  ['refused: jo.smith+a@mail.example.com', 'refused: [address]'],
  ['to <jo@example.com>, "al@example.com"', 'to <[address]>, "[address]"'],
  ['call +12025550123 now', 'call [number] now'],
  ['(202) 555-0123', '([number]'],
  ['202.555.0123 and 2025550124', '[number] and [number]'],
  ['answered 503 after 1500 ms', 'answered 503 after 1500 ms'],
  ['reference 7K2M9QX4RD', 'reference 7K2M9QX4RD'],
  ['12345678', '[number]'],
  ['1234567', '1234567'],
])('says %j as %j', (text, said) => expect(scrubbed(text)).toBe(said))

it('says what was thrown, whatever it is, in at most 300 characters', () => {
  expect(errorText(new Error('no mailbox jo@example.com'))).toBe('no mailbox [address]')
  expect(errorText('just a text')).toBe('just a text')
  expect(errorText(new Error('x'.repeat(400)))).toHaveLength(300)
})

it('logs one line with its codes and nothing of the person', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  logFailure('not-delivered', new Error('550 jo@example.com'), { reference: '7K2M9QX4RD', attempts: 2 })
  expect(logged.mock.calls).toEqual([
    [
      '{"event":"not-delivered","reference":"7K2M9QX4RD","attempts":2,"error":"550 [address]"}',
      expect.objectContaining({
        message: '550 [address]',
        stack: expect.stringMatching(/^Error: 550 \[address\]\n +at /),
      }),
    ],
  ])
  logged.mockRestore()
})

it('keeps signed links out of the log', async () => {
  for (const id of ['7K2M9QX4RD', 'owner', 'a_b-c']) {
    const token = await signToken({ LEAD_SECRET: 's' }, { purpose: 'sent', id, expires: 1e12 })
    expect(scrubbed(`Invalid URL: /your-request?t=${token}&done=moved`)).toBe(
      'Invalid URL: /your-request?t=[token]&done=moved',
    )
  }
})

it('the platform logs no queries of requests, which carry tokens', () => {
  expect(readFileSync('wrangler.toml', 'utf8')).toContain('\nredact_query_string = true\n')
})
