import { CallLink } from '../ContactLinks.tsx'

/** Said where nobody can tell which windows are taken. */
export const NotSure = () => (
  <p className="list-summary">
    We cannot look into our calendar at this moment. Pick the time that suits you: we will call to confirm it. Or{' '}
    <CallLink className="link font-bold">call us now</CallLink>.
  </p>
)
