// `npm run dev`: the development server, with the local database and bucket.
import { spawn } from 'node:child_process'
import { quietEnv } from '../lib/run.ts'
import { answerHelp, during } from '../lib/terminal.ts'
import { localSecrets, migrateLocal, requirePort } from './secrets.ts'

answerHelp('npm run dev             development server with hot reload\nPORT=9000 npm run dev   on another port')

const port = Number(process.env.PORT ?? 5173)
await requirePort(port)
localSecrets()
await during('The local database', () => migrateLocal())
const server = spawn('vite', ['--port', String(port)], {
  env: { ...quietEnv, NODE_ENV: 'development', PORT: String(port) },
  stdio: 'inherit',
})
server.on('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
