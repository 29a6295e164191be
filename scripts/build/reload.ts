import type { Plugin } from 'vite'

/** Pages are rendered on the server, so an edit there shows only after the browser asks again. */
export const reloadOnServerEdit = (): Plugin => ({
  name: 'reload-on-server-edit',
  handleHotUpdate({ file, server }) {
    if (!/\/(src|client)\//.test(file)) return
    for (const module of ['assets', 'map', 'services', 'towns', 'posts'].map((name) => `\0${name}.json`)) {
      for (const environment of Object.values(server.environments)) {
        const stale = environment.moduleGraph.getModuleById(module)
        if (stale) environment.moduleGraph.invalidateModule(stale)
      }
    }
    server.ws.send({ type: 'full-reload' })
  },
})
