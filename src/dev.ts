// What the development server runs: the application without the Worker's other handlers.
import { createApp } from './app.ts'

export default createApp({ now: () => Date.now() })
