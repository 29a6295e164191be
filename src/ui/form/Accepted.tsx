import { useEffect, useRef } from 'react'
import { UploadList } from './UploadList.tsx'
import type { Upload } from './uploadState.ts'
import { underway } from './uploadState.ts'

type Props = {
  /** Address of the confirmation. */
  readonly href: string
  readonly uploads: readonly Upload[]
}

/** The request is stored and its photos are still uploading; the visitor needn't wait. */
export function Accepted({ href, uploads }: Props) {
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const left = underway(uploads)
  return (
    <div>
      <p ref={heading} tabIndex={-1} className="font-head font-bold text-[1.625rem] leading-tight text-balance">
        We have your request
      </p>
      <p role="status" className="mt-1">
        {left === 1 ? 'One photo is' : `${left} photos are`} still uploading. We’ll move on as soon as that’s done.
      </p>
      <UploadList uploads={uploads} />
      <p className="mt-4">
        <a href={href} className="btn-line w-full">
          Go on without {left === 1 ? 'it' : 'them'}
        </a>
      </p>
    </div>
  )
}
