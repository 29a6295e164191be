import type { CrewPhotosProps } from '../../src/ui/desk/CrewPhotos.tsx'
import { shrink } from '../form/shrink.ts'

/** Puts small pictures in the place of the chosen ones; one that this browser can't decode stays as it is. */
async function shrinkChosen(input: HTMLInputElement, maxBytes: number): Promise<void> {
  const { files: chosen } = input
  const small = new DataTransfer()
  for (const file of chosen ?? []) {
    const shrunk = await shrink(file, maxBytes)
    const { type } = shrunk.ok ? shrunk.blob : file
    small.items.add(shrunk.ok ? new File([shrunk.blob], file.name, { type }) : file)
  }
  // Others may have been chosen meanwhile.
  if (input.files === chosen) input.files = small.files
}

/** The crew is out on a phone's network. A form that's sent before this is done sends what was chosen. */
export const hydrate = async (root: HTMLElement, { maxBytes }: CrewPhotosProps): Promise<void> => {
  const input = root.querySelector('input')
  if (!input) return
  input.addEventListener('change', () => void shrinkChosen(input, maxBytes))
  // Chosen while this was loading.
  await shrinkChosen(input, maxBytes)
}
