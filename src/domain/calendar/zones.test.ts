import { expect, it } from 'vitest'
import { zoneNameOf } from './zones.ts'

const zones = Intl.supportedValuesOf('timeZone').filter((zone) => /^(?:America|Pacific)\//.test(zone))

/** Their runtime's names of US zones, where it has no other word for a state's own time. */
const known: Readonly<Record<string, string>> = {
  'Eastern Time': 'eastern',
  'Central Time': 'central',
  'Mountain Time': 'mountain',
  'Mountain Standard Time': 'arizona',
  'Pacific Time': 'pacific',
  'Alaska Time': 'alaska',
  'Hawaii-Aleutian Standard Time': 'hawaii',
  'Atlantic Standard Time': 'atlantic',
}

it('calls a US zone’s time what the runtime calls it', () => {
  const named = zones.flatMap((zone) => zoneNameOf(zone) ?? []).length
  expect(named).toBeGreaterThan(25)
  for (const timeZone of zones) {
    const name = zoneNameOf(timeZone)
    if (!name) continue
    const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(
      Date.UTC(2026, 0),
    )
    expect(known[parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''], timeZone).toBe(name)
  }
})
