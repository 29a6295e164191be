/** What an isolate holds that is still in use: its objects, the runtime's own for them, and buffers, in bytes. */
type Usage = {
  readonly usedSize: number
  readonly embedderHeapUsedSize: number
  readonly backingStorageSize: number
}

type Target = { readonly id: string }

/** One isolate. Its heap is drawn first and thrown away, since a full collection goes before that. */
function liveBytes(port: number, { id: name }: Target): Promise<number> {
  return new Promise((done, broken) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/${name}`)
    const send = (id: number, method: string) => socket.send(JSON.stringify({ id, method }))
    socket.addEventListener('error', () => broken(new Error(`no inspector for ${name}`)))
    socket.addEventListener('open', () => send(1, 'HeapProfiler.takeHeapSnapshot'))
    socket.addEventListener('message', ({ data }) => {
      const { id, result } = JSON.parse(data) as { id?: number; result?: Usage }
      if (id === 1) send(2, 'Runtime.getHeapUsage')
      if (id !== 2 || !result) return
      socket.close()
      done(result.usedSize + result.embedderHeapUsedSize + result.backingStorageSize)
    })
  })
}

/**
 * What every isolate behind an inspector's port still uses after a full collection, in bytes by its name. The runtime
 * collects when it likes, so that without this memory says more about its mood than about a leak.
 */
export async function collected(port: number): Promise<ReadonlyMap<string, number>> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as Target[]
  const found = new Map<string, number>()
  // A name with this sign cannot be asked for: it is wrangler's own.
  for (const target of targets.filter(({ id }) => !id.includes('#')))
    found.set(target.id, await liveBytes(port, target))
  return found
}
