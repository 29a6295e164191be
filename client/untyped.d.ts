/** Address of a sheet that is a file of its own. */
declare module '*.css?url' {
  const url: string
  export default url
}
