import type { ReactNode } from 'react'
import { type HydratedFormProps, untouched } from '../../src/shared/form/LeadForm.tsx'
import { Accepted, SentBefore, UploadList } from '../../src/shared/form/UploadList.tsx'
import { hasPlace, progressText, refusedOf } from '../../src/shared/form/uploadState.ts'
import type { FormState } from '../../src/shared/forms/form.ts'
import { formNamed } from '../../src/shared/forms/forms.ts'
import { useLeadForm } from './useLeadForm.ts'
import { confirmationOf } from './useSending.ts'

type Props = {
  /** Name of the form's definition. */
  readonly form: string
  readonly action: string
  readonly state: FormState | undefined
  /** Renders the form with the props of hydration. */
  readonly children: (hydrated: HydratedFormProps) => ReactNode
}

/** Hydrates a form: checks it, uploads its photos first and sends it in the background. */
export function HydratedForm({ form: name, action, state, children }: Props) {
  const form = formNamed(name)
  if (!form) throw new Error(`No form named ${name}`)
  const { accepted, before, photos, ...hydrated } = useLeadForm(form, action, state ?? untouched)
  const { input, add, remove, uploads, isOnline } = photos
  const list = <UploadList uploads={uploads.filter(hasPlace)} remove={remove} />
  const texts = { progress: progressText(uploads, isOnline), refused: refusedOf(uploads) }
  const isUploading = accepted?.isUploading === true
  return (
    <>
      {before && <SentBefore href={before} action={action} />}
      {isUploading && <Accepted href={confirmationOf(accepted, uploads)} uploads={uploads} isOnline={isOnline} />}
      {children({ ...hydrated, hidden: isUploading, photos: { input, add, list, ...texts } })}
    </>
  )
}
