import { hasPlace, type Upload, type UploadState } from '../../src/shared/form/uploadState.ts'
import type { Sent } from './sendPhoto.ts'
import type { Shrunk } from './shrink.ts'

/** Uploads photos in the background. */
export type UploadQueue = {
  /** Adds the files that aren't there yet. What was refused before is out, and is tried again if it's among them. */
  readonly add: (files: readonly File[]) => void
  /** Stops and removes an upload; returns a function that puts it back. */
  readonly remove: (id: string) => () => void
  /** Stops all uploads, so that the form gets the whole bandwidth. */
  readonly hold: () => void
  /** Goes on uploading. `again`: also what was left for the form, which has gone without it. */
  readonly resume: (again: boolean) => void
}

/** The queue's dependencies. */
type Ports = {
  readonly shrink: (file: File) => Promise<Shrunk>
  readonly send: (blob: Blob, onShare: (share: number) => void, signal: AbortSignal) => Promise<Sent>
  readonly preview: (blob: Blob) => string
  /** Resolves after that many ms, and not before there's a network. */
  readonly wait: (ms: number) => Promise<unknown>
  /** Most photos that have a place. */
  readonly maxCount: number
  readonly changed: (uploads: readonly Upload[]) => void
}

/** Uploads at once. */
const concurrency = 2
/** Pauses in ms before the second and the third try. */
const pauses = [1000, 4000]

type Job = { readonly upload: Upload; readonly blob?: Blob; readonly tries: number; readonly stop?: AbortController }
type ReadyJob = Job & { readonly blob: Blob }

/** The photos in order. Every change is reported to `changed`. */
function createJobs(changed: Ports['changed']) {
  let jobs: readonly Job[] = []
  const set = (next: readonly Job[]) => {
    jobs = next
    changed(jobs.map(({ upload }) => upload))
  }
  const update = (id: string, next: (job: Job) => Job) =>
    set(jobs.map((job) => (job.upload.id === id ? next(job) : job)))
  return {
    all: () => jobs,
    find: (id: string) => jobs.find(({ upload }) => upload.id === id),
    set,
    update,
    setState: (id: string, state: UploadState, rest: Partial<Job> = {}) =>
      update(id, (job) => ({ ...job, ...rest, upload: { ...job.upload, state } })),
  }
}

const placedCount = (jobs: readonly Job[]) => jobs.filter(({ upload }) => hasPlace(upload)).length

const sendingCount = (jobs: readonly Job[]) => jobs.filter(({ upload }) => upload.state.kind === 'sending').length

const readyJobs = (jobs: readonly Job[]) =>
  jobs.filter((job): job is ReadyJob => job.upload.state.kind === 'waiting' && !job.stop && job.blob !== undefined)

/** Shrinks one photo at a time and sends two at a time. `run` starts whatever can start; it never rejects. */
function createWorker(jobs: ReturnType<typeof createJobs>, { shrink, send, preview, wait, maxCount }: Ports) {
  let held = false
  let shrinking = false

  async function prepare(): Promise<void> {
    const next = jobs.all().find(({ upload }) => upload.state.kind === 'preparing')
    if (shrinking || !next) return
    shrinking = true
    const { id, file } = next.upload
    // Whether there's a place is known once those before it are read: a refused one leaves its place to the next.
    const placed = placedCount(jobs.all().filter(({ upload }) => upload.state.kind !== 'preparing'))
    const shrunk: Shrunk = placed < maxCount ? await shrink(file) : { ok: false, reason: 'too-many' }
    shrinking = false
    if (!shrunk.ok) jobs.setState(id, { kind: 'refused', reason: shrunk.reason })
    // It may have been removed in the meantime.
    else if (jobs.find(id)) {
      const { blob } = shrunk
      const small = preview(blob)
      const state = { kind: 'waiting' } as const
      jobs.update(id, (job) => ({ ...job, blob, upload: { ...job.upload, preview: small, state } }))
    }
    run()
  }

  async function upload({ upload: { id }, blob, tries }: ReadyJob): Promise<void> {
    const stop = new AbortController()
    const isCurrent = () => jobs.find(id)?.stop === stop
    jobs.setState(id, { kind: 'sending', share: 0 }, { stop, tries: tries + 1 })
    const onShare = (share: number) => {
      if (isCurrent()) jobs.setState(id, { kind: 'sending', share })
    }
    const sent = await send(blob, onShare, stop.signal).catch((): Sent => ({ kind: 'failed' }))
    // Removed, or stopped to make room for the form.
    if (!isCurrent()) return
    const pause = sent.kind === 'failed' ? pauses[tries] : undefined
    const isSettled = sent.kind === 'sent' || sent.kind === 'refused'
    if (pause === undefined) jobs.setState(id, isSettled ? sent : { kind: 'later', blob }, { stop: undefined })
    else void retry(id, isCurrent, pause)
    pump()
  }

  async function retry(id: string, isCurrent: () => boolean, pause: number): Promise<void> {
    jobs.setState(id, { kind: 'waiting' })
    await wait(pause)
    if (!isCurrent()) return
    jobs.update(id, (job) => ({ ...job, stop: undefined }))
    pump()
  }

  function pump(): void {
    const free = held ? 0 : Math.max(0, concurrency - sendingCount(jobs.all()))
    for (const job of readyJobs(jobs.all()).slice(0, free)) void upload(job)
  }
  const run = () => {
    void prepare()
    pump()
  }
  return { run, setHeld: (value: boolean) => (held = value) }
}

/** Aborts a job; it waits as if it had never been started. */
function resetJob(job: Job): Job {
  job.stop?.abort()
  const { kind } = job.upload.state
  const state = kind === 'sending' || kind === 'later' ? ({ kind: 'waiting' } as const) : job.upload.state
  return { ...job, stop: undefined, tries: 0, upload: { ...job.upload, state } }
}

const isPausing = ({ upload, stop }: Job) => upload.state.kind === 'waiting' && stop !== undefined

const same = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

/**
 * Shrinks chosen photos one after the other and uploads them, two at once, each up to three times. Nothing here throws or
 * is awaited: the form's script reads the states.
 */
export function createUploadQueue(ports: Ports): UploadQueue {
  const jobs = createJobs(ports.changed)
  const worker = createWorker(jobs, ports)
  let ids = 0
  const publish = (next: readonly Job[]) => {
    jobs.set(next)
    worker.run()
  }
  return {
    add(files) {
      const state = { kind: 'preparing' } as const
      const placed = jobs.all().filter(({ upload }) => hasPlace(upload))
      const added = files
        .filter((file) => !placed.some(({ upload }) => same(upload.file, file)))
        .map((file): Job => ({ upload: { id: `photo ${++ids}`, name: file.name, file, state }, tries: 0 }))
      publish([...placed, ...added])
    },
    remove(id) {
      const index = jobs.all().findIndex(({ upload }) => upload.id === id)
      const job = jobs.all()[index]
      if (!job) return () => {}
      publish(jobs.all().filter((other) => other !== job))
      const removed = resetJob(job)
      return () => {
        const now = jobs.all()
        if (jobs.find(id)) return
        const refused = { ...removed.upload, state: { kind: 'refused', reason: 'too-many' } as const }
        const back = placedCount(now) < ports.maxCount ? removed : { ...removed, upload: refused }
        publish([...now.slice(0, index), back, ...now.slice(index)])
      }
    },
    hold() {
      worker.setHeld(true)
      publish(jobs.all().map((job) => (job.upload.state.kind === 'sending' ? resetJob(job) : job)))
    },
    resume(again) {
      worker.setHeld(false)
      const isLeft = ({ upload }: Job) => again && upload.state.kind === 'later'
      publish(jobs.all().map((job) => (isPausing(job) || isLeft(job) ? resetJob(job) : job)))
    },
  }
}
