import { describe, expect, it } from 'vitest'
import { formatUsPhone, parseUsPhone } from './phone.ts'

describe('parseUsPhone', () => {
  it('reads every usual spelling of the same number', () => {
    const spellings = [
      '2025550123',
      '202 555 0123',
      '(202) 555-0123',
      '202.555.0123',
      '1-202-555-0123',
      '+1 202/555 0123',
      ' 202–555–0123 ',
    ]
    for (const typed of spellings) expect(parseUsPhone(typed), typed).toEqual({ e164: '+12025550123' })
  })

  it('keeps an extension apart', () => {
    for (const typed of [
      '202-555-0123 x12',
      '202-555-0123, ext. 12',
      '2025550123#12',
      '202 555 0123 extension 12',
      '2025550123;ext: 12 ',
      '2025550123x . 12',
      '(202) 555-0123 , ; EXT12',
    ])
      expect(parseUsPhone(typed), typed).toEqual({ e164: '+12025550123', extension: '12' })
  })

  it('refuses what cannot be dialled', () => {
    const wrong = [
      '',
      '555-0123',
      '130 555 0123',
      '630 155 0123',
      '202 555 01234',
      '+44 20 7946 0958',
      'call me',
      '202555012a',
      '2 202 555 0123',
      '11 202 555 0123',
      '20 255 501',
      '202 555 0123 x',
      '202 555 0123 x1234567',
      '202 555 0123 x12 y',
      '202 555 0123 or 4',
      'x12',
      '202_555_0123',
    ]
    for (const typed of wrong) expect(parseUsPhone(typed), typed).toBeUndefined()
  })
})

describe('formatUsPhone', () => {
  it('writes the number the way people say it', () => {
    expect(formatUsPhone('+12025550123')).toBe('(202) 555-0123')
    expect(formatUsPhone('+12025550123;ext=4567')).toBe('(202) 555-0123 ext. 4567')
    for (const other of ['+442079460958', '+120255501234', '12025550123', 'x+12025550123', '+12025550123;ext=', ''])
      expect(formatUsPhone(other), other).toBe(other)
  })
})
