/** Address of a separate stylesheet. */
declare module '*.css?url' {
  const url: string
  export default url
}

/** A stylesheet as text, minified by the build. */
declare module '*.css?inline' {
  const css: string
  export default css
}
