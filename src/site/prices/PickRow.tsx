import { memo, useEffect, useRef } from 'react'
import { say } from '#words'
import { countField, mostOfOne } from '../../domain/items/itemList.ts'
import { type PricedItem, rangeWords } from '../../domain/prices/price.ts'
import { paths } from '../../routes.ts'

type Props = {
  readonly id: string
  readonly label: string
  readonly count: number
  /** Fragment to return to without the script, if it isn't the calculator itself. */
  readonly anchor?: string
  /** With an input for the count; once per item and page. */
  readonly typed?: boolean
  /** What the button says that adds the first one. */
  readonly name?: string
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
      aria-label={say.calculator.count(label)}
      className="calc-count"
    />
  )
}

/** Drawn as SVG, since a character would become part of the accessible name. */
export const Glyph = ({ d }: { readonly d: string }) => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path d={d} />
  </svg>
)

/** Minus button, count, plus button. The buttons submit the form, which the script intercepts. */
export const Stepper = ({ id, label, count, anchor, typed, name }: Props) => {
  const formAction = anchor && `${paths.calculator}#${anchor}`
  const button = { type: 'submit', value: id, formAction } as const
  // A named one looks as the list around it says.
  const [plain, spoken] = name ? [] : ['calc-step px-3 text-[1.0625rem]', say.calculator.addOne(label)]
  return (
    <span className="flex flex-wrap items-center max-w-full">
      {count > 0 && (
        <button {...button} key="less" name="less" aria-label={say.calculator.less(label)} className="calc-step">
          <Glyph d="M2 7h12v2H2z" />
        </button>
      )}
      {count > 0 &&
        (typed ? (
          <CountField key="count" id={id} label={label} count={count} />
        ) : (
          <b key="count" className="min-w-9 text-center text-[1.1875rem]">
            {count}
          </b>
        ))}
      <button
        {...button}
        key="add"
        name="add"
        aria-label={count > 0 ? say.calculator.more(label) : spoken}
        className={count > 0 ? 'calc-step' : plain}
      >
        {count > 0 ? <Glyph d="M7 2h2v5h5v2H9v5H7V9H2V7h5z" /> : (name ?? say.calculator.add)}
      </button>
    </span>
  )
}

type PickRowProps = {
  readonly id: string
  readonly item: PricedItem
  readonly count: number
  readonly anchor: string
  /** Instead of its extra: what's about this big, or the whole price. */
  readonly size?: string
  /** Slug of the page that it's on. */
  readonly page?: string | undefined
}

const note = (item: PricedItem): string | undefined => {
  if (!item.accepted) return say.calculator.refused(item.reason)
  return item.extra && say.calculator.extra(rangeWords(item.extra), item.extra.reason)
}

/** An item to pick. One that we don't take says so, with a link to more. */
export const PickRow = memo(({ id, item, count, anchor, size, page }: PickRowProps) => (
  <li className="calc-row">
    <span>
      {page && item.accepted ? <a href={paths.itemPage(page)}>{item.label}</a> : item.label}
      {(size ?? note(item)) && <small>{size ?? note(item)}</small>}
    </span>
    {item.accepted ? (
      <Stepper id={id} label={item.label} count={count} anchor={anchor} />
    ) : (
      <a
        href={page ? paths.itemPage(page) : paths.item(id)}
        className="flex items-center min-h-11 font-bold text-link underline underline-offset-3 decoration-2"
      >
        {say.calculator.whoTakes}
      </a>
    )}
  </li>
))
