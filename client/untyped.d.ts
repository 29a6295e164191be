/** Address of a separate stylesheet. */
declare module '*.css?url' {
  const url: string
  export default url
}
