// `npm run leads`: what came in, and what the owner can do with it. `npm run leads -- help` lists the commands.
import { readArguments } from './leads/arguments.ts'
import { exportAll } from './leads/export.ts'
import { forget } from './leads/forget.ts'
import { help } from './leads/help.ts'
import { list } from './leads/list.ts'
import { release, replay, replayDead, spam } from './leads/replay.ts'
import { show } from './leads/show.ts'
import { fail } from './run.ts'

const asked = readArguments(process.argv.slice(2))
if (typeof asked === 'string') fail(asked)
const { command, reference, json, yes, dead, remote, persistTo } = asked
const place = { remote, persistTo }

const commands = {
  list: () => list(place),
  show: () => show(place, reference),
  replay: () => (dead ? replayDead(place) : replay(place, reference)),
  spam: () => spam(place, reference),
  release: () => release(place, reference),
  export: () => exportAll(place, json),
  forget: () => forget(place, reference, yes),
  help: async () => console.log(help),
}

await commands[command]()
