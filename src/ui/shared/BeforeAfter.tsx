import type { BeforeAfter as Pair } from '../../sites/schema/texts.ts'
import { Drawing } from './Drawing.tsx'

/** The same spot twice, side by side; a script lays one picture over the other and makes the line between them movable. */
export const BeforeAfter = ({ pair: { caption, before, after } }: { readonly pair: Pair }) => (
  <figure data-compare="" className="compare">
    <div className="compare-pair">
      <div className="compare-side">
        <Drawing name={before.drawing} alt={before.alt} className="w-full h-auto" />
        <span className="compare-label" aria-hidden="true">
          Before
        </span>
      </div>
      <div className="compare-side compare-after">
        <Drawing name={after.drawing} alt={after.alt} className="w-full h-auto" />
        <span className="compare-label compare-label-after" aria-hidden="true">
          After
        </span>
      </div>
      <input type="range" hidden defaultValue={50} aria-label="Move the line between before and after" />
      <span className="compare-line" aria-hidden="true" />
    </div>
    <figcaption className="mt-2">{caption}</figcaption>
  </figure>
)
