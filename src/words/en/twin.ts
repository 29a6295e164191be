/** What a page's Markdown has besides its text: its forms, where it is, how to reach us. */
export const words = {
  post: (address: string) => `Send: POST ${address}, as form data or JSON`,
  get: (address: string) => `Ask: GET ${address}, with the fields in the query`,
  sentAs: (value: string) => `, sent as ${value}`,
  button: (label: string) => `Button: ${label}`,
  choice: (label: string) => `Choice: ${label}`,
  field: (label: string, required: boolean) => `Field: ${label}${required ? ' (required)' : ''}`,
  changes: (what: string, url: string) => `The ${what} change by the minute: see ${url}`,
  call: 'Call',
  text: 'Text',
  email: 'Email',
  here: 'This page',
  nothing: 'We don’t take any of this.',
  terms: 'This is an estimate. The price is agreed at the door, before anything is lifted.',
}
