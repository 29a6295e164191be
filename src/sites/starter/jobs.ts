import type { Job } from '../schema/job.ts'

/** Jobs from before the desk could put them on the website: none. */
export const jobs: readonly Job[] = []
