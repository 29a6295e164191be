import { sentences } from '#sentences'
import type { PhotoFilesProps } from '../../src/shared/form/PhotoPick.tsx'
import { refusedOf } from '../../src/shared/form/uploadState.ts'
import { photoSheet } from '../form/photoSheet.ts'
import { shrink } from '../form/shrink.ts'

/** A photo as it's shown, which can be taken out. */
function thumbOf(file: File, remove: () => void): HTMLElement {
  const [item, picture, button] = [document.createElement('li'), new Image(), document.createElement('button')]
  item.className = 'photo-thumb'
  picture.src = URL.createObjectURL(file)
  picture.alt = file.name
  picture.onload = () => URL.revokeObjectURL(picture.src)
  button.type = 'button'
  button.className = 'photo-remove'
  button.textContent = '×'
  button.setAttribute('aria-label', sentences.form.removePhoto(file.name))
  button.onclick = remove
  item.append(picture, button)
  return item
}

/** A photo keeps both when it's made small. */
const keyOf = ({ name, lastModified }: File) => `${name} ${lastModified}`

/**
 * Makes the photos of a plain form small, which is out on a phone's network, adds to those that were chosen before, and shows
 * them. A form that's sent before this is done sends what was chosen.
 */
export const hydrate = async (root: HTMLElement, { maxBytes }: PhotoFilesProps): Promise<void> => {
  const [input, list, said] = [
    root.querySelector('input'),
    root.querySelector('ul'),
    root.querySelector('[role=status]'),
  ]
  if (!input || !list || !said) return
  await photoSheet
  let small: readonly File[] = []
  /** What was chosen and isn't small yet: it's sent as it is, if the form is sent first. */
  let waiting: readonly File[] = []
  const show = (refused = '') => {
    const files = new DataTransfer()
    for (const file of [...small, ...waiting]) files.items.add(file)
    input.files = files.files
    const remove = (file: File) => () => {
      small = small.filter((other) => other !== file)
      show()
      input.focus()
    }
    list.replaceChildren(...small.map((file) => thumbOf(file, remove(file))))
    said.textContent = [refused, small.length > 0 && sentences.form.added(small.length)].filter(Boolean).join(' ')
  }
  const add = async () => {
    const known = new Set([...small, ...waiting].map(keyOf))
    const chosen = [...(input.files ?? [])].filter((file) => !known.has(keyOf(file)))
    waiting = [...waiting, ...chosen]
    const refused: Parameters<typeof refusedOf>[0][number][] = []
    for (const file of chosen) {
      const { name, lastModified } = file
      const shrunk = await shrink(file, maxBytes)
      waiting = waiting.filter((other) => other !== file)
      if (shrunk.ok) small = [...small, new File([shrunk.blob], name, { type: shrunk.blob.type, lastModified })]
      else refused.push({ name, state: { kind: 'refused', reason: shrunk.reason } })
    }
    show(
      refusedOf(refused)
        .map(({ names, why }) => `${names}: ${why}`)
        .join(' '),
    )
  }
  input.addEventListener('change', () => void add())
  // Chosen while this was loading.
  if (input.files?.length) await add()
}
