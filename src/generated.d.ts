// Files that the build writes into `.build/`; see `scripts/build/`.

declare module '#build/map.json' {
  const map: import('./ui/shared/mapGeometry.ts').MapGeometry
  export default map
}

declare module '#build/mapLinks.json' {
  const maps: import('./ui/shared/mapGeometry.ts').DrawnMaps
  export default maps
}

declare module '#build/services.json' {
  const services: readonly import('#site/services.ts').ServiceFacts[]
  export default services
}

declare module '#build/towns.json' {
  const towns: readonly import('#site/towns.ts').TownFacts[]
  export default towns
}

declare module '#build/posts.json' {
  const posts: readonly import('./business/posts.ts').Post[]
  export default posts
}

declare module '#build/assets.json' {
  const assets: import('./document/assets.ts').Assets
  export default assets
}

declare module '#build/social.json' {
  /** Social images, by the page's path; none in development. */
  const social: Readonly<Record<string, { readonly url: string; readonly alt: string }>>
  export default social
}

declare module '#build/mail.json' {
  const template: import('./server/delivery/mailHtml.ts').MailTemplate
  export default template
}
