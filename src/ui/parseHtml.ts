type TrustedTypes = { createPolicy(name: string, rules: { createHTML(html: string): string }): typeof rules }

/** The one policy that the content policy's `trusted-types` names: it parses our own pages, and runs nothing in them. */
const policy = (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('page', {
  createHTML: (html) => html,
})

/** Makes a document of our own HTML. Nothing in it loads or runs until it is moved into the one that is shown. */
export const parseHtml = (html: string): Document =>
  new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html')
