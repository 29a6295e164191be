/** How long a receiver may take, in ms. */
const timeoutMs = 15_000

/** Sends a POST, and throws unless it was taken. It follows no redirect, since the content is for one address. */
export async function post(
  fetch: (input: string, init?: RequestInit) => Promise<Response>,
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<void> {
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') throw new Error('only https addresses are sent to')
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`answered ${response.status}`)
}
