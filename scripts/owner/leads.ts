// `npm run leads`: lists requests and runs the owner's commands on them. `npm run leads -- help` lists the commands.

import { fail } from '../run.ts'
import { readArguments } from './leads/arguments.ts'
import { broken } from './leads/broken.ts'
import { exportAll } from './leads/export.ts'
import { forget } from './leads/forget.ts'
import { health } from './leads/health.ts'
import { help } from './leads/help.ts'
import { cancel, release, spam } from './leads/leadState.ts'
import { list } from './leads/list.ts'
import { replay, replayDead } from './leads/replay.ts'
import { show } from './leads/show.ts'

const parsed = readArguments(process.argv.slice(2))
if (typeof parsed === 'string') fail(parsed)
const { command, reference, json, yes, dead, unusual, remote, persistTo } = parsed
const target = { remote, persistTo }

const commands = {
  list: () => list(target, unusual),
  show: () => show(target, reference),
  replay: () => (dead ? replayDead(target) : replay(target, reference)),
  spam: () => spam(target, reference),
  release: () => release(target, reference),
  cancel: () => cancel(target, reference),
  export: () => exportAll(target, json),
  forget: () => forget(target, reference, yes),
  health: () => health(target),
  broken: () => broken(target, yes),
  help: async () => console.log(help),
}

await commands[command]()
