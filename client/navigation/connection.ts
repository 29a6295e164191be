type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

const connection = (): Connection => (navigator as { readonly connection?: Connection }).connection ?? {}

/** Whether nothing may be loaded that was not asked for: the visitor saves data, or the line is slow. */
export const isLean = (): boolean => {
  const { saveData, effectiveType = '' } = connection()
  return saveData === true || effectiveType.endsWith('2g')
}

/** Whether the browser says that the line is fast. Not every browser knows. */
export const isFast = (): boolean => connection().effectiveType === '4g' && !isLean()
