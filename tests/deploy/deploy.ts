// `npm run drills -- deploy`: deploys with wrangler itself to an account that is bare, again, and back. The account is a fake; the
// Worker and its database are real.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from '../../scripts/lib/run.ts'
import { bucketName, config, configuredSiteUrl, databaseName, remoteSecrets } from '../../scripts/lib/wranglerConfig.ts'
import { publicUrl } from '../support/fakeSite.ts'
import { fakeAccount } from './account.ts'
import { deployMachine } from './machine.ts'
import { runWorker } from './worker.ts'

const builtFor = await configuredSiteUrl()
const worker = await runWorker(builtFor, publicUrl)
const { account, api, close } = await fakeAccount(worker.runSql)
const machine = deployMachine({ api, worker: worker.origin, builtFor })

let failures = 0
function check(what: string, actual: readonly unknown[], expected: readonly unknown[], said: string): void {
  const isRight = JSON.stringify(actual) === JSON.stringify(expected)
  console.log(`${isRight ? 'passed' : 'FAILED'}  ${what}`)
  if (isRight) return
  failures += 1
  console.error(`expected ${JSON.stringify(expected)}, was ${JSON.stringify(actual)}\n${said}`)
}

/** How many versions there are, the one that has the traffic counted from 1, and whether anything leads to it. */
function state(): [versions: number, live: number, leads: boolean] {
  const { versions, deployments, triggers } = account
  return [versions.length, versions.findIndex(({ id }) => id === deployments.at(-1)) + 1, triggers.length > 0]
}
const secrets = () => readFileSync(join(machine.folder, remoteSecrets), 'utf8')

const open = await machine.run('preflight/preflight', '')
check(
  'only the tests block a ready checkout',
  [open.code, open.said.match(/^blocking.*$/gm)?.length],
  [1, 1],
  open.said,
)

const refused = await machine.run('deploy', 'no\n', '--tested')
check(
  'without a yes the account stays bare',
  [refused.code, ...state(), account.databases.length],
  [1, 0, 0, false, 0],
  refused.said,
)

worker.breakDown(true)
const broken = await machine.run('deploy', 'yes\n', '--tested')
check('a version that does not work gets no traffic', [broken.code, ...state()], [1, 2, 1, false], broken.said)
const { name } = await config()
const things = [account.versions[1]?.secrets, account.workers, account.databases, account.buckets]
check(
  'but all it needs is there',
  things,
  [['LEAD_SECRET'], [name], [await databaseName()], [await bucketName()]],
  broken.said,
)
const secret = secrets()

worker.breakDown(false)
const first = await machine.run('deploy', 'yes\n', '--tested')
check('the next run tests the same version, then sends traffic', [first.code, ...state()], [0, 2, 2, true], first.said)
const rows = [await worker.count('leads'), await worker.count('outbox'), (await worker.count('erasures')) > 0]
check('its test request was erased', rows, [0, 0, true], first.said)

const back = await machine.run('rollback', 'yes\n')
check('nobody goes back to the placeholder', [back.code, ...state()], [1, 2, 2, true], back.said)

writeFileSync(join(machine.folder, 'new.txt'), 'new')
machine.git('add', 'new.txt')
machine.git('commit', '--quiet', '--message', 'new')
const second = await machine.run('deploy', '', '--tested', '--yes')
check('another commit is another version', [second.code, ...state()], [0, 3, 3, true], second.said)
const named = [account.versions[2]?.tag, secrets() === secret]
check('it is named by its commit, and has the same secret', named, [machine.commit().slice(0, 12), true], second.said)

const again = await machine.run('rollback', 'yes\n')
check('a rollback goes to the version before', [again.code, ...state()], [0, 3, 2, true], again.said)

await worker.close()
close()
machine.remove()
if (failures > 0) fail(`deploy: ${failures} checks failed`)
console.log('deploy: everything as expected')
process.exit()
