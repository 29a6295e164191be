import { quoteForm } from '../../forms/quote.ts'
import { addPhotosPage, spentLink } from '../../pages/AddPhotos.tsx'
import { recordLatePhoto } from '../latePhotos.ts'
import { logFailure } from '../log.ts'
import { referenceIn } from '../photoLinks.ts'
import type { PhotoProblem } from '../photos.ts'
import { putPhoto } from '../photos.ts'
import { spoolPhotos } from '../spool.ts'
import { filesOf, readFormData } from '../submission.ts'
import type { Wires } from '../wires.ts'
import type { SignedPage } from './signedPage.ts'

const field = quoteForm.fields['junk-photos']

async function add(wires: Wires, reference: string, file: File): Promise<PhotoProblem | undefined> {
  const photo = await putPhoto(wires.env, file, field.maxBytes)
  if (typeof photo === 'string') return photo
  try {
    return (await recordLatePhoto(wires, reference, photo)) === undefined ? 'too-many' : undefined
  } catch (error) {
    logFailure('photo-not-recorded', error, { reference })
    await spoolPhotos(wires, reference, [photo])
    return undefined
  }
}

/** Where the sender of a request adds photos to it. */
export const addPhotos: SignedPage = {
  path: '/add-photos',
  async get({ token, wires }) {
    const reference = await referenceIn(wires, 'add-photos', token)
    return reference ? { page: addPhotosPage({ reference, token }), status: 200 } : { page: spentLink, status: 410 }
  },
  async post({ request, token, wires }) {
    const read = await readFormData(request)
    const reference = await referenceIn(wires, 'add-photos', token)
    if (!reference) return { page: spentLink, status: 410 }
    const files = read.ok ? filesOf(read.data, 'photos').slice(0, field.maxCount) : []
    const tried = files.map((file) =>
      add(wires, reference, file).catch((error: unknown): PhotoProblem => {
        logFailure('photo-not-stored', error, { reference })
        return 'not-stored'
      }),
    )
    const problems = (await Promise.all(tried)).filter((problem) => problem !== undefined)
    const added = files.length - problems.length
    if (added > 0 && problems.length === 0) return { location: `/request-received/${reference}?added=${added}` }
    return { page: addPhotosPage({ reference, token, added, problems, none: files.length === 0 }), status: 422 }
  },
}
