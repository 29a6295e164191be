/** A mountain. */
export const logo = 'M2 26L12 8L17 16L21 11L30 26Z'
