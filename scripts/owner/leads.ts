// `npm run leads`: what came in, and what the owner can do with it. `npm run leads -- help` lists the commands.

import { fail } from '../run.ts'
import { readArguments } from './leads/arguments.ts'
import { broken } from './leads/broken.ts'
import { exportAll } from './leads/export.ts'
import { forget } from './leads/forget.ts'
import { health } from './leads/health.ts'
import { help } from './leads/help.ts'
import { list } from './leads/list.ts'
import { replay, replayDead } from './leads/replay.ts'
import { show } from './leads/show.ts'
import { cancel, release, spam } from './leads/verdict.ts'

const asked = readArguments(process.argv.slice(2))
if (typeof asked === 'string') fail(asked)
const { command, reference, json, yes, dead, unusual, remote, persistTo } = asked
const place = { remote, persistTo }

const commands = {
  list: () => list(place, unusual),
  show: () => show(place, reference),
  replay: () => (dead ? replayDead(place) : replay(place, reference)),
  spam: () => spam(place, reference),
  release: () => release(place, reference),
  cancel: () => cancel(place, reference),
  export: () => exportAll(place, json),
  forget: () => forget(place, reference, yes),
  health: () => health(place),
  broken: () => broken(place, yes),
  help: async () => console.log(help),
}

await commands[command]()
