import { useEffect, useRef } from 'react'
import { countField, mostOfOne } from '../../domain/items/itemList.ts'
import { paths } from '../../routes.ts'

type Props = {
  readonly id: string
  readonly label: string
  readonly count: number
  /** Fragment to return to without the script. */
  readonly anchor: string
  /** With an input for the count; once per item and page. */
  readonly typed?: boolean
}

/** The input is uncontrolled; it's written only when the count changed elsewhere. */
function CountField({ id, label, count }: Pick<Props, 'id' | 'label' | 'count'>) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current && Number(field.current.value) !== count) field.current.value = String(count)
  }, [count])
  return (
    <input
      ref={field}
      type="number"
      name={countField(id)}
      defaultValue={count}
      min="0"
      max={mostOfOne}
      inputMode="numeric"
      aria-label={`How many: ${label}`}
      className="calc-count"
    />
  )
}

/** Drawn as SVG, since a character would become part of the accessible name. */
export const Glyph = ({ d }: { readonly d: string }) => (
  <svg viewBox="0 0 16 16" width={16} height={16} fill="currentColor" aria-hidden="true" className="mx-auto">
    <path d={d} />
  </svg>
)

/** Minus button, count, plus button. The buttons submit the form, which the script intercepts. */
export const Stepper = ({ id, label, count, anchor, typed }: Props) => {
  const button = { type: 'submit', value: id, formAction: `${paths.calculator}#${anchor}` } as const
  return (
    <span className="calc-stepper">
      {count > 0 && (
        <button {...button} key="less" name="less" aria-label={`One less: ${label}`} className="calc-step">
          <Glyph d="M2 7h12v2H2z" />
        </button>
      )}
      {count > 0 &&
        (typed ? <CountField key="count" id={id} label={label} count={count} /> : <b key="count">{count}</b>)}
      <button
        {...button}
        key="add"
        name="add"
        aria-label={count > 0 ? `One more: ${label}` : `Add ${label}`}
        className={count > 0 ? 'calc-step' : 'calc-step calc-add'}
      >
        {count > 0 ? <Glyph d="M7 2h2v5h5v2H9v5H7V9H2V7h5z" /> : 'Add'}
      </button>
    </span>
  )
}
