import type { CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'

/** Whether a PNG is animated, which sharp does not tell: the chunk that says so comes before those of the picture. */
function isAnimatedPng(file: Buffer): boolean {
  const animation = file.indexOf('acTL')
  return animation >= 0 && animation < file.indexOf('IDAT')
}

/** The first frame of an animated picture as PNG; null for what is not animated, or is no picture that can be read. */
async function firstFrame(file: Buffer, limitInputPixels: number): Promise<Buffer | null> {
  try {
    const picture = sharp(file, { limitInputPixels })
    const { format, pages = 1 } = await picture.metadata()
    const isAnimated = pages > 1 || (format === 'png' && isAnimatedPng(file))
    return isAnimated ? await picture.png().toBuffer() : null
  } catch {
    // Payload refuses it, with a message.
    return null
  }
}

/**
 * Keeps the first frame of an animated picture: readers could not stop it, and each size would be encoded once for every
 * frame, as a JPEG one above the other.
 */
export const keepFirstFrame =
  (limitInputPixels: number): CollectionBeforeOperationHook =>
  async ({ args, req }) => {
    const { file } = req
    const data = file && (await firstFrame(file.data, limitInputPixels))
    if (!data) return args
    const name = `${file.name.replace(/\.[^.]*$/, '')}.png`
    req.file = { ...file, data, mimetype: 'image/png', name, size: data.length }
    return args
  }
