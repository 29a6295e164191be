import type { CrewPhotosProps } from '../../src/desk/StopForm.tsx'
import { refusedOf } from '../../src/shared/form/uploadState.ts'
import { shrink } from '../form/shrink.ts'

/** Puts small pictures in the place of the chosen files, and says which files aren't taken. */
async function shrinkChosen(root: HTMLElement, input: HTMLInputElement, maxBytes: number): Promise<void> {
  const { files: chosen } = input
  const small = new DataTransfer()
  const refused: Parameters<typeof refusedOf>[0][number][] = []
  for (const file of chosen ?? []) {
    const { name } = file
    const shrunk = await shrink(file, maxBytes)
    if (shrunk.ok) small.items.add(new File([shrunk.blob], name, { type: shrunk.blob.type }))
    else refused.push({ name, state: { kind: 'refused', reason: shrunk.reason } })
  }
  // Others may have been chosen meanwhile.
  if (input.files !== chosen) return
  input.files = small.files
  const said = root.querySelector('[role=status]')
  if (said)
    said.textContent = refusedOf(refused)
      .map(({ names, why }) => `${names}: ${why}`)
      .join(' ')
}

/** The crew is out on a phone's network. A form that's sent before this is done sends what was chosen. */
export const hydrate = async (root: HTMLElement, { maxBytes }: CrewPhotosProps): Promise<void> => {
  const input = root.querySelector('input')
  if (!input) return
  input.addEventListener('change', () => void shrinkChosen(root, input, maxBytes))
  // Chosen while this was loading.
  await shrinkChosen(root, input, maxBytes)
}
