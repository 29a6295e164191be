/** What people in the US call their time by. */
export type ZoneName = 'eastern' | 'central' | 'mountain' | 'pacific' | 'alaska' | 'arizona' | 'hawaii' | 'atlantic'

// A table, since opening the runtime's own takes 10 ms of an isolate's first answer.
const zones: Readonly<Record<ZoneName, RegExp>> = {
  arizona: /^America\/Phoenix$/,
  hawaii: /^Pacific\/Honolulu$/,
  atlantic: /^America\/(?:Puerto_Rico|St_Thomas)$/,
  alaska: /^America\/(?:Anchorage|Juneau|Metlakatla|Nome|Sitka|Yakutat)$/,
  pacific: /^America\/Los_Angeles$/,
  mountain: /^America\/(?:Boise|Denver)$/,
  central: /^America\/(?:Chicago|Menominee|North_Dakota\/.+|Indiana\/(?:Knox|Tell_City))$/,
  eastern: /^America\/(?:New_York|Detroit|Kentucky\/.+|Indiana\/.+|Indianapolis|Louisville)$/,
}

/** The zone that most places with a time are in. */
export const usualZones: Readonly<Record<ZoneName, string>> = {
  eastern: 'America/New_York',
  central: 'America/Chicago',
  mountain: 'America/Denver',
  pacific: 'America/Los_Angeles',
  alaska: 'America/Anchorage',
  arizona: 'America/Phoenix',
  hawaii: 'Pacific/Honolulu',
  atlantic: 'America/Puerto_Rico',
}

/** What the time in an IANA zone is called by; undefined outside the US. */
export const zoneNameOf = (timeZone: string): ZoneName | undefined =>
  (Object.keys(zones) as ZoneName[]).find((name) => zones[name].test(timeZone))
