import { channelsFor } from './channels/channels.ts'
import { changeStatements } from './leads.ts'
import type { Photo } from './photoRows.ts'
import { recordPhoto } from './photoRows.ts'
import type { Wires } from './wires.ts'

/**
 * Writes down a photo that comes by itself: before its request, where it waits for it, or after it, where the owner is
 * told. Gives its id, or undefined when there are too many. Throws when D1 does.
 */
export function recordLatePhoto({ env, now }: Wires, reference: string, photo: Photo): Promise<string | undefined> {
  const at = now()
  const change = changeStatements(env.DB, reference, 'photos', {}, channelsFor(env, {}), at)
  return recordPhoto(env, reference, photo, false, at, change)
}
