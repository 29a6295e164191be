import { fieldBox } from '../form/TextInput.tsx'

export type CrewPhotosProps = {
  readonly label: string
  /** Most bytes of one photo. */
  readonly maxBytes: number
}

/** Where the crew chooses photos. With the script they're made small before they're sent. */
export const CrewPhotos = ({ label }: CrewPhotosProps) => (
  <>
    <label className="font-bold">
      {label}
      <input
        name="photos"
        type="file"
        accept="image/*"
        multiple
        className={`${fieldBox} border-dashed border-soft py-2 font-normal`}
      />
    </label>
    <p role="status" className="text-brick"></p>
  </>
)
