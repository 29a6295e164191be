/** A post's text, rendered at build time from Markdown that holds no HTML of its own. */
export const Prose = ({ html }: { readonly html: string }) => (
  <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
)
