export type { Point } from './kit/bones.ts'
export { Cloud, House, Tree } from './kit/country.tsx'
export { Crew } from './kit/crew.tsx'
export { Box, ContactShadow, Crate, Fence, outline, Sofa, strew } from './kit/things.tsx'
