import { resolve } from 'node:path'
import { filesUnder } from './files.ts'

const islandName = (file: string) => file.replace(/^.*\/|\.tsx$/g, '')

/** Entry points of the browser side by name: the loader, and each island as a module of its own. */
export const clientEntries = (root: string): Record<string, string> => ({
  main: resolve(root, 'client/main.ts'),
  ...Object.fromEntries(filesUnder(root, ['client/islands'], /\.tsx$/).map((file) => [islandName(file), file])),
})
