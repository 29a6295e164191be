/** Where a thing's foot is, and its scale. */
export type At = { readonly x: number; readonly y?: number; readonly size?: number }

export const place = ({ x, y = 0, size = 1 }: At) => `translate(${x} ${y})${size === 1 ? '' : ` scale(${size})`}`
