import { handleEndpoints } from 'payload'
import type { CardImage } from '@/domains/cards/card'
import type { Reader } from '@/foundation/payload/reader'
import { absolute } from '@/foundation/seo/absolute'

/** The file of an uploaded picture, read with a guest's access from any storage; null if unavailable. */
export async function photographOf(
  { payload }: Reader,
  { url }: CardImage,
): Promise<{ photograph: Buffer } | null> {
  const request = new Request(new URL(url, absolute('en', '/')))
  const answer = await handleEndpoints({ config: payload.config, request })
  return answer.ok ? { photograph: Buffer.from(await answer.arrayBuffer()) } : null
}
