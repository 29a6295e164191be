/** A quote request as a visitor types it, with what a test changes. */
export const typedQuote = (changes: Record<string, string> = {}): Record<string, string> => ({
  phone: '(630) 555-0123',
  location: 'Naperville 60540',
  'junk-type': 'One couch',
  ...changes,
})

/** Fields and files as a browser sends them. */
export function multipart(fields: Record<string, string>, files: readonly File[] = []): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  for (const file of files) data.append('junk-photos', file)
  return data
}

/** A small file that begins like a JPEG; `seed` makes its content differ. */
export const jpeg = (name = 'couch.jpg', seed = 0, size = 2000): File => {
  const bytes = new Uint8Array(size).fill(seed)
  bytes.set([0xff, 0xd8, 0xff, 0xe0])
  return new File([bytes], name, { type: 'image/jpeg' })
}
