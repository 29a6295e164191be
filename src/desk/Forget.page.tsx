import { say } from '#words'
import { cut } from '../domain/text.ts'
import { statusName } from '../request/actions.ts'
import { hasPickupComing } from '../request/forget.ts'
import { type DeskRequest, type DeskRow, whoOf } from '../request/request.ts'
import { deskPaths } from '../routes.ts'
import type { Page } from '../shared/document/page.ts'
import { ticked } from '../shared/forms/fields.ts'
import { Submit } from '../shared/parts/Submit.tsx'
import { DeskFrame, WayOn } from './DeskFrame.tsx'
import { deskPage } from './deskPage.ts'
import { ActionForm } from './RequestActions.tsx'
import { momentOf, whatOf } from './RequestRow.tsx'

/** A request of a number as it's deleted: a coming pickup is canceled first, so that its customer hears of it. */
const ForgetRow = ({ row, now }: { readonly row: DeskRow; readonly now: number }) => {
  const { reference } = row
  const words = [momentOf(row.receivedAt, now), cut(whatOf(row), 60), statusName(row.status)].join(', ')
  if (hasPickupComing(row, now))
    return (
      <li className="py-2.5 break-anywhere">
        {words}. {say.request.theyWait}{' '}
        <a href={deskPaths.calendar({ for: reference })} className="link">
          {say.request.cancelFirst}
        </a>
      </li>
    )
  return (
    <li>
      <label className="flex gap-3 py-2.5 font-bold leading-snug cursor-pointer">
        <input type="checkbox" name={`forget-${reference}`} value={ticked} defaultChecked className="tick-box" />
        <span className="break-anywhere">{words}</span>
      </label>
    </li>
  )
}

/** Names all that a number has sent, says what goes with it, and asks. `now` in UTC ms. */
export const forgetPage = (request: DeskRequest, now: number, trouble?: string): Page => {
  const rows = [request, ...request.others]
  const canForget = rows.some((row) => !hasPickupComing(row, now))
  return deskPage(
    <DeskFrame tab="requests" title={say.request.forget(whoOf(request))} trouble={trouble}>
      <ActionForm request={request} action="forget" className="mt-3">
        <ul>
          {rows.map((row) => (
            <ForgetRow key={row.reference} row={row} now={now} />
          ))}
        </ul>
        {canForget && (
          <>
            <p className="mt-2 mb-4 text-[1.1875rem]">{say.request.forgetNote}</p>
            {rows.some(({ status }) => status === 'done') && (
              <p className="mb-4 text-[1.1875rem]">{say.request.forgetMoney}</p>
            )}
            <Submit>{rows.length === 1 ? say.request.deleteAll : say.request.deleteTicked}</Submit>
          </>
        )}
      </ActionForm>
      <WayOn href={deskPaths.request(request.reference)}>
        {rows.length === 1 ? say.request.keepIt : say.request.keepThem}
      </WayOn>
    </DeskFrame>,
  )
}
