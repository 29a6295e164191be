import { say } from '#words'
import type { DeskRole } from '../request/request.ts'
import { deskPaths } from '../routes.ts'
import type { Page } from '../shared/document/page.ts'
import { Submit } from '../shared/parts/Submit.tsx'
import { DeskFrame } from './DeskFrame.tsx'
import { deskPage } from './deskPage.ts'

/** Where each leads. */
const problems = {
  'no-answer': deskPaths.home,
  'signed-out': deskPaths.signIn(),
  crew: deskPaths.home,
  'no-request': deskPaths.requests(),
} as const

/** What was sent, which is kept to be sent again. */
type Sent = { readonly action: string; readonly fields: readonly (readonly [string, string])[] }

const Again = ({ action, fields }: Sent) => (
  <form method="post" action={action} className="mt-5">
    {fields.map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <p>{say.access.kept}</p>
    <Submit className="btn-line w-full sm:w-auto mt-3">{say.requests.sendAgain}</Submit>
  </form>
)

/** Why the desk doesn't show what was asked for. */
export const deskProblemPage = (reason: keyof typeof problems, role?: DeskRole, sent?: Sent): Page => {
  const { title, text, link } = say.access.problems[reason]
  const words = (
    <>
      <p className="mt-3 text-[1.1875rem]">{text}</p>
      <p className="mt-5">
        <a href={problems[reason]} target={sent && '_blank'} className="btn-main w-full sm:w-auto">
          {link}
        </a>
      </p>
      {sent && <Again {...sent} />}
    </>
  )
  return deskPage(
    role ? (
      <DeskFrame viewer={role} title={title}>
        {words}
      </DeskFrame>
    ) : (
      <div className="wrap desk-page">
        <h1 className="font-head font-bold leading-[1.05] text-[2.125rem]">{title}</h1>
        {words}
      </div>
    ),
    title,
  )
}
