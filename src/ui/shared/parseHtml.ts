type TrustedTypes = { createPolicy(name: string, rules: { createHTML(html: string): string }): typeof rules }

/** The Trusted Types policy that the content security policy allows. It only parses our own pages. */
const policy = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('page', {
  createHTML: (html) => html,
})

/** Parses our own HTML into a document. Nothing in it loads or runs until it's moved into the current one. */
export const parseHtml = (html: string): Document =>
  new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html')
