/** Mountains. */
export const Skyline = () => <path fill="var(--drawn-sky-deep)" d="M500 400L700 180L820 300L960 140L1180 400Z" />

export const mapSkyline = 'M-50 0v-8h20v-8h12v10h14V0z'
export const scenes = {} as const
