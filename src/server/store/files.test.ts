import { expect, it, vi } from 'vitest'
import { memoryBucket } from '../../../tests/support/bucket.ts'
import { deleteFiles } from './files.ts'

it('deletes any number of files, a thousand in each call, and makes no call for none', async () => {
  const { FILES, files } = memoryBucket({ now: 0 })
  const keys = Array.from({ length: 2001 }, (_, index) => `f${index}`)
  for (const key of [...keys, 'kept']) await FILES.put(key, '')
  const deleted = vi.spyOn(FILES, 'delete')
  await deleteFiles({ FILES }, keys)
  expect([...files.keys()]).toEqual(['kept'])
  expect(deleted).toHaveBeenCalledTimes(3)
  await deleteFiles({ FILES }, [])
  expect(deleted).toHaveBeenCalledTimes(3)
})
