import { formNamed } from '../../src/forms/forms.ts'
import { Accepted } from '../../src/ui/form/Accepted.tsx'
import type { LeadFormProps } from '../../src/ui/form/LeadForm.tsx'
import { LeadForm, untouched } from '../../src/ui/form/LeadForm.tsx'
import { UploadList } from '../../src/ui/form/UploadList.tsx'
import { progressText, refusalText } from '../../src/ui/form/uploadState.ts'
import { useLeadForm } from '../form/useLeadForm.ts'
import { confirmationOf } from '../form/useSending.ts'
import { island } from '../island.ts'

/** The server's form with what only a browser can do. */
function LiveLeadForm(props: LeadFormProps) {
  const form = formNamed(props.form)
  if (!form) throw new Error(`No form named ${props.form}`)
  const { accepted, photos, ...live } = useLeadForm(form, props.action, props.state ?? untouched)
  const { input, add, remove, problem, uploads } = photos
  const list = <UploadList uploads={uploads} remove={remove} />
  const said = { progress: progressText(uploads), refusal: refusalText(uploads) }
  const livePhotos = { input, add, problem, list, ...said }
  const waits = accepted?.waits === true
  return (
    <>
      {waits && <Accepted href={confirmationOf(accepted, uploads)} uploads={uploads} />}
      <LeadForm {...props} live={{ ...live, hidden: waits, photos: livePhotos }} />
    </>
  )
}

export const hydrate = island(LiveLeadForm)
