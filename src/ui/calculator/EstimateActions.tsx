import { useState } from 'react'
import { say } from '#words'
import { lookUpZip } from '../../business/lookUpZip.ts'
import { formatLoad } from '../../domain/items/itemList.ts'
import { paths } from '../../routes.ts'
import { CallLink, TextLink } from '../shared/ContactLinks.tsx'
import { loadMessage } from './estimateWords.ts'
import type { Calculation } from './useCalculator.ts'

/** The list as text, for a computer that sends no messages. */
function CopyButton({ text }: { readonly text: string }) {
  const [copied, setCopied] = useState('')
  const [failed, setFailed] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
    } catch {
      // Browsers have no clipboard over http, or ask first.
      setFailed(text)
    }
  }
  return (
    <>
      <button type="button" className="btn-line calc-copy" onClick={copy}>
        {copied === text ? say.calculator.copied : say.calculator.copy}
      </button>
      <span role="status" className={failed === text ? 'break-anywhere' : 'sr-only'}>
        {failed === text ? say.notice.notCopied(text) : copied === text && say.calculator.copied}
      </span>
    </>
  )
}

/** Nobody should book a pickup that won't come. */
const OutsideNote = ({ zip }: { readonly zip: string }) => (
  <p className="calc-note">
    <strong>{say.calculator.outside(zip)}</strong>
    {say.calculator.closeBy}
    <CallLink className="link font-bold" />
  </p>
)

/** Whether the list may be booked: without a ZIP too, since booking asks for the place. */
export const isBookable = ({ draft: { place } }: Pick<Calculation, 'draft'>): boolean =>
  !place.zip || lookUpZip(place.zip).kind !== 'too-far'

/** A link to booking with the list; for a ZIP that's too far, a call. */
export const BookLink = ({ draft, className = '' }: Pick<Calculation, 'draft'> & { readonly className?: string }) =>
  draft.place.zip && !isBookable({ draft }) ? (
    <OutsideNote zip={draft.place.zip} />
  ) : (
    <a href={`${paths.bookOnline}?${formatLoad(draft)}`} className={`btn-main ${className}`}>
      {say.frame.bookPickup}
    </a>
  )

/** Actions for an estimate; each passes the list on. */
export const EstimateActions = ({ draft, counted, estimate }: Calculation) => {
  const message = loadMessage(counted, draft.place, estimate)
  return (
    <div className="calc-actions">
      {estimate.kind === 'price' && <BookLink draft={draft} />}
      <CallLink className={estimate.kind === 'project' ? 'btn-main' : 'btn-dark'} />
      <TextLink className="btn-line" message={message}>
        {say.calculator.text}
      </TextLink>
      <a href={`${paths.home}?${formatLoad(draft)}#quote-title`} className="btn-line">
        {say.calculator.send}
      </a>
      <CopyButton text={message} />
      <button type="button" className="btn-line calc-scripted" onClick={() => print()}>
        {say.calculator.print}
      </button>
    </div>
  )
}
