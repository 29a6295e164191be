/** Address of a sheet that is a file of its own. */
declare module '*.css?url' {
  const url: string
  export default url
}

/** A sheet as text, minified by the build. */
declare module '*.css?inline' {
  const css: string
  export default css
}
