/** The mark, on a 32 x 32 field; it stands on y = 26: a house with two waves in front of it. */
export const mark = 'M16 2L30 13H26V19Q23 16 20 19T14 19T8 19L6 18V13H2ZM2 22Q5 19 8 22T14 22T20 22T26 22T30 21V26H2Z'
