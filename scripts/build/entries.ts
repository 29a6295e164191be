import { resolve } from 'node:path'
import { filesUnder } from './files.ts'

const islandName = (file: string) => file.replace(/^.*\/|\.tsx$/g, '')

/** Entry points of the client by name: the main script and each island. */
export const clientEntries = (root: string): Record<string, string> => ({
  main: resolve(root, 'client/main.ts'),
  ...Object.fromEntries(filesUnder(root, ['client/islands'], /\.tsx$/).map((file) => [islandName(file), file])),
})
