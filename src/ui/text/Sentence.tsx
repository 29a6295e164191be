import type { Prose } from '../../sites/texts.ts'

/** A paragraph's text with its links. */
export const Sentence = ({ parts }: { readonly parts: Prose }) =>
  parts.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={part.href} href={part.href} className="link">
        {part.label}
      </a>
    ),
  )
