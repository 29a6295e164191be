import { say } from '#words'
import { deskPaths } from '../routes.ts'
import { Island } from '../shared/parts/Island.tsx'

/** The addresses of the service worker, and of what it looks after. */
export type DeskOfflineProps = { readonly worker: string; readonly scope: string }

const Notice = (_: DeskOfflineProps) => (
  <div hidden data-offline="">
    <div className="mt-4 px-4 py-2.5 border-l-5 border-brick bg-card font-bold text-brick">
      <p>{say.desk.noSignal}</p>
      <p hidden data-unsaved="">
        {say.desk.notSaved}
      </p>
    </div>
  </div>
)

/** What the crew reads without a signal: the desk's service worker shows it. */
export const DeskOffline = () => (
  <Island
    name="DeskOffline"
    component={Notice}
    props={{ worker: deskPaths.worker, scope: deskPaths.home }}
    when="visible"
  />
)
