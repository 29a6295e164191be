// `npm run dev`: the development server, with the local database and bucket.
import { spawn } from 'node:child_process'
import { localSecrets, migrateLocal, requirePort } from './local.ts'
import { quietEnv } from './run.ts'

const port = Number(process.env.PORT ?? 5173)
await requirePort(port)
localSecrets()
await migrateLocal()
const server = spawn('vite', ['--port', String(port)], {
  env: { ...quietEnv, NODE_ENV: 'development', PORT: String(port) },
  stdio: 'inherit',
})
server.on('exit', (code) => process.exit(code ?? 0))
