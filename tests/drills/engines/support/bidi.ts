type Message = {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly method?: string
  readonly params?: { readonly level?: string; readonly text?: string | null }
  readonly result?: unknown
  readonly error?: string
  readonly message?: string
}

/** A WebDriver BiDi connection to a browser that listens at `address`. `onEvent` gets every event that was subscribed to. */
export async function connectBidi(address: string, onEvent: (event: Message) => void) {
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  const answers = new Map<number, (message: Message) => void>()
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.id === undefined) onEvent(message)
    else answers.get(message.id)?.(message)
  }
  let last = 0
  return {
    /** Runs a command; what the browser refuses is thrown in its own words. */
    send: <Result = unknown>(method: string, params: object = {}) =>
      new Promise<Result>((resolve, reject) => {
        last += 1
        const id = last
        answers.set(id, ({ type, result, error, message }) => {
          answers.delete(id)
          if (type === 'error') reject(new Error(`${method}: ${error}: ${message}`))
          else resolve(result as Result)
        })
        socket.send(JSON.stringify({ id, method, params }))
      }),
    close: () => socket.close(),
  }
}
