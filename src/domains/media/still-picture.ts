import type { CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'

async function hasFrames(file: Buffer): Promise<boolean> {
  try {
    const { pages = 1 } = await sharp(file).metadata()
    return pages > 1
  } catch {
    // Payload refuses what is no picture.
    return false
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
    if (!file || !(await hasFrames(file.data))) return args
    const data = await sharp(file.data, { limitInputPixels }).png().toBuffer()
    const name = `${file.name.replace(/\.[^.]*$/, '')}.png`
    req.file = { ...file, data, mimetype: 'image/png', name, size: data.length }
    return args
  }
