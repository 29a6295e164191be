import type { ToolName } from '../../forms/tools.ts'
import { toolWords } from '../../forms/tools.ts'

/**
 * A form's attributes that make it a tool for the browser's assistant (WebMCP). It fills in the fields, by their labels; a
 * person sends the form, unless `toolautosubmit` says that sending it only asks.
 */
export type FormTool = {
  readonly toolname: string
  readonly tooldescription: string
  readonly toolautosubmit?: ''
}

/**
 * A submission that an assistant may have filled in. What it gets as the answer is the page that follows, so no script may
 * take that one over.
 */
export type ToolSubmit = Partial<SubmitEvent> & { readonly agentInvoked?: boolean }

declare module 'react' {
  interface FormHTMLAttributes<T> extends Partial<FormTool> {}
  interface InputHTMLAttributes<T> {
    /** What a field is, where its label doesn't say enough for an assistant. */
    readonly toolparamdescription?: string
  }
}

/** The forms that only ask, all with GET. */
const asking: ReadonlySet<ToolName> = new Set(['estimate', 'item', 'check_area', 'open_windows'])

export const formTool = (name: ToolName): FormTool => ({
  toolname: name,
  tooldescription: toolWords[name].description,
  ...(asking.has(name) && { toolautosubmit: '' }),
})
