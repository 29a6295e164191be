import type { Upload, UploadState } from '../../src/ui/form/uploadState.ts'
import type { Sent } from './sendPhoto.ts'
import type { Shrunk } from './shrink.ts'

/** Photos on their way to us, in the background. */
export type UploadQueue = {
  readonly add: (files: readonly File[]) => void
  /** Stops it and takes it out; gives what puts it back in its place. */
  readonly remove: (id: string) => () => void
  /** Stops what is being sent, so that the form has the line to itself. */
  readonly hold: () => void
  /** Sends on, also what had been given up. */
  readonly resume: () => void
}

/** What the queue needs from outside. */
export type Ports = {
  readonly shrink: (file: File) => Promise<Shrunk>
  readonly send: (blob: Blob, onShare: (share: number) => void, signal: AbortSignal) => Promise<Sent>
  readonly preview: (blob: Blob) => string
  /** Resolves after that many ms. */
  readonly wait: (ms: number) => Promise<unknown>
  readonly newId: () => string
  readonly changed: (uploads: readonly Upload[]) => void
}

const atOnce = 2
/** ms before the second and the third try. */
const pauses = [1000, 4000]

type Job = { readonly upload: Upload; readonly blob?: Blob; readonly tries: number; readonly stop?: AbortController }

/**
 * Makes chosen photos small, one after the other, and sends them, two at once, each up to three times. Nothing here
 * throws or is waited for: whoever sends the form looks at the states.
 */
export function createUploadQueue({ shrink, send, preview, wait, newId, changed }: Ports): UploadQueue {
  let jobs: readonly Job[] = []
  let held = false
  let shrinking = false

  const find = (id: string) => jobs.find(({ upload }) => upload.id === id)
  const change = (id: string, next: (job: Job) => Job) => {
    jobs = jobs.map((job) => (job.upload.id === id ? next(job) : job))
    changed(jobs.map(({ upload }) => upload))
  }
  const show = (id: string, state: UploadState, rest: Partial<Job> = {}) =>
    change(id, (job) => ({ ...job, ...rest, upload: { ...job.upload, state } }))

  async function prepare(): Promise<void> {
    const next = jobs.find(({ upload }) => upload.state.kind === 'preparing')
    if (shrinking || !next) return
    shrinking = true
    const { id, file } = next.upload
    const shrunk = await shrink(file)
    shrinking = false
    if (!shrunk.ok) show(id, { kind: 'refused', reason: shrunk.reason })
    // It may have been taken out in the meantime.
    else if (find(id)) {
      const small = preview(shrunk.blob)
      change(id, (job) => ({
        ...job,
        blob: shrunk.blob,
        upload: { ...job.upload, preview: small, state: { kind: 'waiting' } },
      }))
    }
    void prepare()
    pump()
  }

  async function start({ upload: { id }, blob, tries }: Job & { readonly blob: Blob }): Promise<void> {
    const stop = new AbortController()
    show(id, { kind: 'sending', share: 0 }, { stop, tries: tries + 1 })
    const share = (part: number) => {
      if (find(id)?.stop === stop) show(id, { kind: 'sending', share: part })
    }
    const sent = await send(blob, share, stop.signal)
    // Stopped: taken out, or the form wants the line.
    if (find(id)?.stop !== stop) return
    const pause = pauses[tries]
    if (sent.kind !== 'failed') show(id, sent, { stop: undefined })
    else if (pause === undefined) show(id, { kind: 'later' }, { stop: undefined })
    else void again(id, stop, pause)
    pump()
  }

  async function again(id: string, stop: AbortController, pause: number): Promise<void> {
    show(id, { kind: 'waiting' })
    await wait(pause)
    if (find(id)?.stop !== stop) return
    change(id, (job) => ({ ...job, stop: undefined }))
    pump()
  }

  function pump(): void {
    if (held) return
    const sending = jobs.filter(({ upload }) => upload.state.kind === 'sending').length
    const ready = jobs.filter(
      (job): job is Job & { blob: Blob } => job.upload.state.kind === 'waiting' && !job.stop && job.blob !== undefined,
    )
    for (const job of ready.slice(0, Math.max(0, atOnce - sending))) void start(job)
  }

  /** Stops what is going; the photo waits as if it had never been started. */
  const rest = (job: Job): Job => {
    job.stop?.abort()
    const { kind } = job.upload.state
    const state = kind === 'sending' || kind === 'later' ? ({ kind: 'waiting' } as const) : job.upload.state
    return { ...job, stop: undefined, tries: 0, upload: { ...job.upload, state } }
  }
  const publish = (next: readonly Job[]) => {
    jobs = next
    changed(jobs.map(({ upload }) => upload))
    void prepare()
    pump()
  }

  return {
    add: (files) =>
      publish([
        ...jobs,
        ...files.map(
          (file): Job => ({ upload: { id: newId(), name: file.name, file, state: { kind: 'preparing' } }, tries: 0 }),
        ),
      ]),
    remove(id) {
      const index = jobs.findIndex(({ upload }) => upload.id === id)
      const job = jobs[index]
      if (!job) return () => {}
      publish(jobs.filter((other) => other !== job))
      const rested = rest(job)
      return () => {
        if (!find(id)) publish([...jobs.slice(0, index), rested, ...jobs.slice(index)])
      }
    },
    hold() {
      held = true
      publish(jobs.map((job) => (job.upload.state.kind === 'sending' ? rest(job) : job)))
    },
    resume() {
      held = false
      const pausing = ({ upload, stop }: Job) =>
        upload.state.kind === 'later' || (upload.state.kind === 'waiting' && stop)
      publish(jobs.map((job) => (pausing(job) ? rest(job) : job)))
    },
  }
}
