import { say } from '#words'

/** How many requests nobody has looked at yet, as a figure on a tab of the desk; ten is all more. */
export const NewCount = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <span className="desk-chip desk-new">
      {count < 10 ? count : '9+'}
      <span className="sr-only">{say.desk.newOnes}</span>
    </span>
  )
