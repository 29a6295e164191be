// Files that the build writes into `.build/`; see `scripts/build/`.

declare module '#build/assets.json' {
  const assets: import('./assets.ts').Assets
  export default assets
}

declare module '#build/styles.json' {
  /** By kind of page. */
  const styles: Readonly<Record<string, import('./shared/document/page.ts').KindStyles>>
  export default styles
}

declare module '#build/rules.json' {
  /** Every rule of those once, since the kinds share most of theirs. */
  const rules: readonly string[]
  export default rules
}

declare module '#build/mail.json' {
  const template: import('./messages/media/mail.ts').MailTemplate
  export default template
}

declare module '#build/gaps.json' {
  /** What each language but the first lacks. */
  const gaps: import('./routes.ts').Gaps
  export default gaps
}

declare module '#build/map.json' {
  const map: import('./shared/parts/mapGeometry.ts').MapGeometry
  export default map
}

declare module '#build/places.json' {
  /** What browsers look up typed places in: towns without the texts of their pages. */
  const places: readonly import('./business/places.ts').Place[]
  export default places
}

declare module '#build/posts.json' {
  const posts: readonly import('./business/posts.ts').Post[]
  export default posts
}

declare module '#build/social.json' {
  /** Social images, by the page's path; none in development. */
  const social: Readonly<Record<string, { readonly url: string; readonly alt: string }>>
  export default social
}

declare module '*.css?url' {
  /** Address of a separate stylesheet. */
  const url: string
  export default url
}
