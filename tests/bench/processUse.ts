import { readdirSync, readFileSync } from 'node:fs'

/** CPU time (ms) that a process has used so far. */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/**
 * The same by the scheduler's count, which sees less than a hundredth of a second, of threads that still run: all of
 * them, and the one on which the Workers' own code runs.
 */
export function preciseCpuMs(pid: number): { readonly process: number; readonly code: number } {
  const threads = readdirSync(`/proc/${pid}/task`)
  const spent = (thread: string) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  return { process: threads.map(spent).reduce((sum, ms) => sum + ms, 0), code: spent(String(pid)) }
}

/** Memory (bytes) that a process holds. */
export function memoryBytes(pid: number): number {
  const [, kib = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kib) * 1024
}
