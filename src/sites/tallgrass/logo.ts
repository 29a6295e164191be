/** The logo, on a 32 x 32 field; it stands on y = 26: three blades of tall grass leaning into the wind. */
export const logo =
  'M12 26C11 15 15 6 26 1C19.5 8 17.5 16 18 26ZM20 26C19.5 18.5 23 13 32 10C27.5 14.5 26 20 26 26ZM4 26C2.5 17 5 11 13 6C10 12 9.5 19 10 26Z'
