import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Starts an X server without a monitor, on the first display number that is free. Larger than any window a test asks
 * for, so that the window manager that isn't there needn't place anything.
 */
export async function startScreen() {
  const width = 1700
  const height = 1300
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const pipe = child.stdio[3]
  if (!pipe) throw new Error('Xvfb has nowhere to say its display')
  const [number] = await Promise.race([
    once(pipe, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('Xvfb ended before it was ready')
    }),
  ])
  return { width, height, display: `:${String(number).trim()}`, close: () => child.kill() }
}

export const phone = { width: 390, height: 844 }
export const laptop = { width: 1440, height: 900 }

/** Screens on which every kind of page is looked at. */
export const screens = [phone, { width: 1024, height: 768 }, laptop] as const
