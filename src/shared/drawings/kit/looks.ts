import { palette } from '../palette.ts'

export interface Look {
  skin: string
  hair: string
  /** Tied at the back, or a beard. */
  style?: 'tail' | 'beard'
}

/** The crew. Whoever is in a scene is one of them, so that the same people come back from picture to picture. */
export const looks = {
  fair: { skin: palette.skinFair, hair: palette.brick, style: 'beard' },
  tan: { skin: palette.skinTan, hair: palette.ink },
  brown: { skin: palette.skinBrown, hair: palette.ink, style: 'tail' },
  deep: { skin: palette.skinDeep, hair: palette.ink },
} as const satisfies Record<string, Look>
