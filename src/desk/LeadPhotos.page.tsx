import { site } from '#site/site.ts'
import { say } from '#words'
import type { Page } from '../shared/document/page.ts'

/** The photos of a request, for the owner. Anyone with the link sees them. */
export const leadPhotosPage = (reference: string, pictures: readonly string[]): Page => ({
  kind: 'lead-photos',
  head: {
    title: `${say.desk.photosOf(reference)} | ${site.name}`,
    description: say.desk.photosDescription,
    noindex: true,
  },
  hasSignedUrl: true,
  forStaff: true,
  body: () => (
    <div className="wrap pt-10 pb-20">
      <h1 className="h1">{say.desk.photosOf(reference)}</h1>
      {pictures.length === 0 && <p className="mt-4 text-[1.1875rem]">{say.desk.noPhotos}</p>}
      <ul className="grid gap-6 mt-8 md:grid-cols-2">
        {pictures.map((url, index) => (
          <li key={url}>
            <a href={url}>
              <img src={url} alt={say.desk.picture(index + 1, pictures.length)} className="w-full rounded" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  ),
})
