import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import sharp from 'sharp'
import { validationMessage } from '@/foundation/payload/validation-message'
import { changesFile } from './upload-access'

/**
 * How many times as long as the other a side may be. The picture for sharing is enlarged by its shorter side: one of 1 × 9000
 * pixels to 1200 × 10 800 000, which no other picture would outlive.
 */
const maxRatio = 50

interface Sides {
  width?: unknown
  height?: unknown
}

async function sidesOf(file: PayloadRequest['file'], limitInputPixels: number): Promise<Sides> {
  try {
    return file ? await sharp(file.data, { limitInputPixels }).metadata() : {}
  } catch {
    // Payload refuses what is no picture, with a message.
    return {}
  }
}

/** The part of a picture to which a request crops it. */
function cropOf({ query }: PayloadRequest): Sides {
  const edits: unknown = query?.uploadEdits
  if (typeof edits !== 'object' || edits === null) return {}
  const { widthInPixels, heightInPixels } = edits as Record<string, unknown>
  return { width: widthInPixels, height: heightInPixels }
}

function isNarrow({ width, height }: Sides): boolean {
  const [one, other] = [Number(width), Number(height)]
  return Math.max(one, other) > maxRatio * Math.min(one, other)
}

/** Refuses pictures that are so narrow that scaling them would take the memory and the queue from all others. */
export const refuseNarrowPicture =
  (limitInputPixels: number): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'create' && !changesFile(operation, req)) return args
    const sides = [await sidesOf(req.file, limitInputPixels), cropOf(req)]
    if (sides.some(isNarrow))
      throw new APIError(validationMessage(req, 'pictureNarrow', { ratio: maxRatio }), 400, undefined, true)
    return args
  }
