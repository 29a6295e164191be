/** The logo, on a 32 x 32 field; it stands on y = 26: a box with its flaps open. */
export const logo = 'M4 12L16 16L28 12V23L16 27L4 23ZM2 8L13 3L16 6L6 11ZM30 8L19 3L16 6L26 11Z'
