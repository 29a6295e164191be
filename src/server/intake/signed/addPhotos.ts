import { quoteForm } from '../../../forms/quote.ts'
import { addPhotosPage, spentLink } from '../../../pages/AddPhotos.tsx'
import { referenceIn } from '../../delivery/photoLinks.ts'
import { logFailure } from '../../log.ts'
import type { Services } from '../../services.ts'
import type { PhotoProblem } from '../../store/photos.ts'
import { cleanPhoto, spoolPhoto } from '../../store/photos.ts'
import { addressOf } from '../clientAddress.ts'
import { storeLatePhoto } from '../latePhotos.ts'
import { bodyLimits } from '../limits.ts'
import { spendPhoto } from '../photoBudget.ts'
import type { SentFile } from '../submission.ts'
import { readFields } from '../submission.ts'
import type { SignedPage } from './signedPage.ts'

const field = quoteForm.fields['junk-photos']

async function add(
  services: Services,
  reference: string,
  file: SentFile,
  address: string,
): Promise<PhotoProblem | undefined> {
  if (typeof file === 'string') return 'cut-off'
  if (!(await spendPhoto(services, address, file.length, false))) return 'too-many'
  const clean = await cleanPhoto(reference, file, field.maxBytes)
  if (typeof clean === 'string') return clean
  const stored = await storeLatePhoto(services, reference, clean)
  if (stored !== 'no-database') return typeof stored === 'string' ? stored : undefined
  await spoolPhoto(services, reference, clean)
  return undefined
}

async function addAll(services: Services, reference: string, files: AsyncIterable<SentFile>, address: string) {
  const problems: PhotoProblem[] = []
  let count = 0
  for await (const file of files) {
    count++
    const problem =
      count > field.maxCount
        ? 'too-many'
        : await add(services, reference, file, address).catch((error: unknown): PhotoProblem => {
            logFailure('photo-not-stored', error, { reference })
            return 'not-stored'
          })
    if (problem) problems.push(problem)
  }
  return { added: count - problems.length, problems }
}

/** Where the sender of a request adds photos to it. */
export const addPhotos: SignedPage = {
  path: '/add-photos',
  async get({ token, services }) {
    const reference = await referenceIn(services, 'add-photos', token)
    return reference ? { page: addPhotosPage({ reference, token }), status: 200 } : { page: spentLink, status: 410 }
  },
  async post({ request, body, token, services }) {
    const reference = await referenceIn(services, 'add-photos', token)
    if (!reference) {
      // Who has an old link and sends photos still sees why they are not taken.
      await body.drain(bodyLimits.photos)
      return { page: spentLink, status: 410 }
    }
    const read = await readFields(request, body, bodyLimits.photos, { name: 'photos', maxBytes: field.maxBytes })
    if (!read.ok) return { problem: read.status }
    const { added, problems } = await addAll(services, reference, read.files, addressOf(request))
    if (added > 0 && problems.length === 0) return { location: `/request-received/${reference}?added=${added}` }
    const none = added + problems.length === 0
    return { page: addPhotosPage({ reference, token, added, problems, none }), status: 422 }
  },
}
