import { setTimeout as wait } from 'node:timers/promises'

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

async function request<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, body ? { method, body: JSON.stringify(body) } : { method })
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${value.error}: ${value.message} (${new URL(url).pathname})`)
  return value
}

async function listening(base: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await fetch(`${base}/status`)
      return
    } catch (error) {
      if (tries === 200) throw error
      await wait(50)
    }
  }
}

/** A session with a W3C WebDriver server at `base`; what the driver refuses is thrown in its own words. */
export async function webDriver(base: string, capabilities: object) {
  await listening(base)
  const { sessionId } = await request<{ sessionId: string }>('POST', `${base}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })
  const root = `${base}/session/${sessionId}`
  const call = <Value = void>(method: string, path: string, body?: object) => request<Value>(method, root + path, body)
  return {
    /** A command of this session; `path` is what follows the session in its address. */
    call,
    /** Runs the body of a function in the page. */
    execute: <Value>(script: string) => call<Value>('POST', '/execute/sync', { script, args: [] }),
    find: async (selector: string) => {
      const element = await call<Record<string, string>>('POST', '/element', { using: 'css selector', value: selector })
      return element[elementKey]
    },
    perform: (source: object) => call('POST', '/actions', { actions: [source] }),
    quit: () => call('DELETE', ''),
  }
}
