import { imageType } from '../../src/domain/images/imageType.ts'
import type { PhotoRefusal } from '../../src/ui/form/uploadState.ts'

export type Shrunk = { readonly ok: true; readonly blob: Blob } | { readonly ok: false; readonly reason: PhotoRefusal }

/** Longest side of an upload in px. */
const longest = 1600
const quality = 0.8

/**
 * Redraws a picture upright, at most 1600 px wide and high. A canvas has only pixels, so location and camera are gone.
 */
async function redraw(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const offscreen = 'OffscreenCanvas' in globalThis
  const canvas = offscreen ? new OffscreenCanvas(width, height) : document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null
  if (!context) throw new Error('No canvas to draw on')
  // A JPEG has no transparency.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality })
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty'))), 'image/jpeg', quality),
  )
}

/**
 * A chosen file as a small JPEG. One that this browser can't decode is sent unchanged, if it is an image type that the
 * server accepts and has at most `maxBytes`; otherwise the result has the reason.
 */
export async function shrink(file: File, maxBytes: number): Promise<Shrunk> {
  try {
    return { ok: true, blob: await redraw(file) }
  } catch {
    const start = await file
      .slice(0, 32)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0))
    const type = imageType(new Uint8Array(start))
    if (!type) return { ok: false, reason: 'not-a-photo' }
    if (type === 'image/heic') return { ok: false, reason: 'heic' }
    return file.size <= maxBytes ? { ok: true, blob: file } : { ok: false, reason: 'too-large' }
  }
}
