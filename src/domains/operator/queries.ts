import { cached } from '@/foundation/cache/cached'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { as, type Reader } from '@/foundation/payload/reader'
import { operatorSlug } from './global'

/** Who answers for the site. */
export interface Operator {
  name: string
  legalForm: string | null
  address: string
  email: string
}

/** Who answers for the site; null until name, postal address and e-mail address are filled in. */
export function getOperator(reader: Reader): Promise<Operator | null> {
  const tag = tags.global(operatorSlug)
  dependsOn([tag])
  return cached([operatorSlug], [tag], async () => {
    const stored = await reader.payload.findGlobal({ ...as(reader), slug: operatorSlug, depth: 0 })
    const [name, legalForm, address, email] = [
      stored.name,
      stored.legalForm,
      stored.address,
      stored.email,
    ].map((text) => text?.trim() || null)
    return name && address && email ? { name, legalForm: legalForm ?? null, address, email } : null
  })
}
