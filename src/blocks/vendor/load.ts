import { idOf, selectedCards } from '@/blocks/listed'
import { mayNotShowShop } from '@/blocks/shops'
import type { VendorBlockView } from '@/blocks/views'
import type { ContributionContext } from '@/domains/contributions/context'
import { type AffiliateCard, affiliateWith } from '@/domains/suppliers/affiliate'
import type { SupplierCard } from '@/domains/suppliers/listing'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'

/** A supplier with a page on the site, or an affiliate, which has none. */
export type VendorData = { supplier: SupplierCard } | { affiliate: AffiliateCard }

/** Reads the supplier or affiliate that an editor selected; null if it is no longer published. */
export async function loadVendor(
  block: VendorBlockView,
  page: ContributionContext,
): Promise<VendorData | null> {
  const { relationTo, value } = block.supplier ?? {}
  if (!relationTo || !value || mayNotShowShop(relationTo, page)) return null
  if (relationTo === 'affiliates') {
    dependsOn([tags.document('affiliates', idOf(value))])
    const affiliate = await affiliateWith(page.reader, idOf(value))
    return affiliate && { affiliate }
  }
  const [supplier] = await selectedCards(page.reader, relationTo, [idOf(value)])
  return supplier ? { supplier } : null
}
