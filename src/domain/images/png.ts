import { type CleanResult, holdsCode, joined, mostPieces, refuse, sizeProblem, textAt, u32be } from './bytes.ts'

const kilobyte = 1024

/**
 * Chunks that change how the pixels look, with the most bytes that each can rightly have (PNG, third edition, 11.3).
 * Every other one that may be left out is: texts, times, Exif, animation and unknown ones.
 */
const looks: Readonly<Record<string, number>> = {
  tRNS: 256,
  gAMA: 4,
  cHRM: 32,
  sRGB: 1,
  iCCP: kilobyte * kilobyte,
  cICP: 4,
  sBIT: 4,
  pHYs: 9,
  bKGD: 6,
}
const critical: Readonly<Record<string, number>> = { PLTE: 768, IDAT: Number.POSITIVE_INFINITY }

// An upper-case first letter says that a reader must understand the chunk.
const mayBeLeftOut = (type: string) => /^[a-z][A-Za-z]{3}$/.test(type)

/**
 * A PNG with nothing in it but the picture: chunks that it looks the same without are left out, and so is what follows
 * its end. Pixels aren't unpacked. Linear in the length; never throws.
 */
export function cleanPng(bytes: Uint8Array): CleanResult<'image/png'> {
  const kept: Uint8Array[] = [bytes.subarray(0, 8)]
  const seen = new Set<string>()
  let at = 8
  for (let pieces = 0; at + 12 <= bytes.length; pieces++) {
    if (pieces > mostPieces) return refuse('suspicious')
    const length = u32be(bytes, at)
    const type = textAt(bytes, at + 4, 4)
    const end = at + 12 + length
    if (end > bytes.length) return refuse('broken')
    const chunk = bytes.subarray(at, end)
    const first = kept.length === 1
    if (first !== (type === 'IHDR') || (first && length !== 13)) return refuse('broken')
    if (first) {
      const problem = sizeProblem(u32be(bytes, at + 8), u32be(bytes, at + 12))
      if (problem) return refuse(problem)
      kept.push(chunk)
    } else if (type === 'IEND') {
      if (length !== 0 || !seen.has('IDAT')) return refuse('broken')
      kept.push(chunk)
      return { ok: true, type: 'image/png', bytes: joined(kept) }
    } else if (length <= (critical[type] ?? -1)) kept.push(chunk)
    else if (!mayBeLeftOut(type)) return refuse('broken')
    else if (length <= (looks[type] ?? -1) && !seen.has(type) && !holdsCode(chunk)) kept.push(chunk)
    seen.add(type)
    at = end
  }
  return refuse('broken')
}
