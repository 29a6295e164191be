import type { AddressInfo, Socket } from 'node:net'
import { connect, createServer } from 'node:net'

/** How a connection behaves. */
export type Reception = {
  /** Stalls until the behavior changes; connections stay open. */
  readonly stalled?: boolean
  /** Cut: open connections end, new ones are refused. */
  readonly cut?: boolean
}

/** A proxy to a server on this machine, whose connection can be made as bad as wanted at any time. */
export async function badLine(origin: string) {
  let reception: Reception = {}
  const sockets = new Set<Socket>()
  let goOn = () => {}
  let flowing: Promise<void> | undefined

  /** Forwards packets in order, each when the behavior allows it. */
  const carry = (from: Socket, to: Socket) => {
    let before: Promise<unknown> = Promise.resolve()
    from.on('data', (piece) => {
      before = before.then(() => flowing).then(() => !to.destroyed && to.write(piece))
    })
    from.on('end', () => void before.then(() => to.end()))
    from.on('error', () => to.destroy())
    from.on('close', () => void before.then(() => to.destroy()))
  }

  const server = createServer({ allowHalfOpen: true }, (visitor) => {
    if (reception.cut) return visitor.destroy()
    const { hostname, port } = new URL(origin)
    const site = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
    for (const socket of [visitor, site]) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    }
    carry(visitor, site)
    carry(site, visitor)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    become: (next: Reception) => {
      reception = next
      goOn()
      flowing = next.stalled
        ? new Promise((resolve) => {
            goOn = resolve
          })
        : undefined
      if (next.cut) for (const socket of sockets) socket.destroy()
    },
    close: () => {
      goOn()
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
