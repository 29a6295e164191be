import type { Env } from '../../src/env.ts'
import { siteUrl } from './business.ts'
import { builtFiles } from './files.ts'

/** Bindings for an application in a test: only the built files. */
export const bareEnv = {
  DB: {},
  FILES: {},
  EMAIL: {},
  ASSETS: builtFiles,
  SITE_URL: siteUrl,
  NOTIFY_TO: 'owner@example.com',
  NOTIFY_FROM: 'site@example.com',
  LEAD_SECRET: 'secret',
} as unknown as Env
