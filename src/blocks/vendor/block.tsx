import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { BlockRow } from '@/blocks/block-row'
import { isShopOnSpecies } from '@/blocks/goods'
import { idOf, selectedCards } from '@/blocks/listed'
import type { VendorBlockView } from '@/blocks/views'
import type { ContributionContext } from '@/domains/contributions/context'
import { type AffiliateCard, affiliateWith } from '@/domains/suppliers/affiliate'
import { Logo } from '@/domains/suppliers/components/logo'
import { SupplierItem } from '@/domains/suppliers/components/supplier-item'
import type { SupplierCard } from '@/domains/suppliers/listing'
import { dependsOn } from '@/foundation/cache/depends-on'
import { tags } from '@/foundation/cache/tags'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { ButtonLink } from '@/ui/button'
import { InlineText } from '@/ui/inline-text'

interface ShownProps {
  id: string
  kind: 'vendors' | 'wholesale' | 'dropshipping' | 'affiliates'
  store: { href: string; rel?: string }
  children: ReactNode
}

/** Whoever sells, and the way to the store. */
function Shown({ id, kind, store, children }: ShownProps) {
  const t = useTranslations('suppliers')
  return (
    <BlockRow id={`supplier-${id}`} otherwise={t(`${kind}.card`)}>
      <div className="stack">
        <ul className="supplier-list">{children}</ul>
        <p>
          <ButtonLink kind="secondary" {...store}>
            {t('viewStore')}
          </ButtonLink>
        </p>
      </div>
    </BlockRow>
  )
}

function Listed({ card }: { card: SupplierCard }) {
  const locale = useLocale()
  const href = localePath(locale, documentPath(card.kind, card.slug))
  return (
    <Shown id={card.id} kind={card.kind} store={{ href }}>
      <SupplierItem supplier={card} />
    </Shown>
  )
}

/** A shop elsewhere has no page here; whose interest the link serves is said. */
function Elsewhere({ card: { id, name, website, description, logo } }: { card: AffiliateCard }) {
  const t = useTranslations('suppliers.affiliates')
  return (
    <Shown id={id} kind="affiliates" store={{ href: website, rel: 'sponsored nofollow noopener external' }}>
      <li className="supplier-card">
        <div className="plate goods">
          <Logo supplier={{ kind: 'vendors', slug: id, name, type: 'shop', logo }} />
        </div>
        <div className="stack-tight">
          <h3>{name}</h3>
          <p>
            <InlineText text={description} />
          </p>
          <p className="caption">{t('interest')}</p>
        </div>
      </li>
    </Shown>
  )
}

/** A vendor, wholesaler, dropshipper or affiliate that an editor has chosen; nobody is left where it is gone. */
export async function VendorBlock({ page, ...block }: VendorBlockView & { page: ContributionContext }) {
  const { relationTo, value } = block.supplier
  if (isShopOnSpecies(relationTo, page)) return null
  if (relationTo === 'affiliates') {
    await dependsOn([tags.document('affiliates', idOf(value))])
    const card = await affiliateWith(page.reader, idOf(value))
    return card ? <Elsewhere card={card} /> : null
  }
  const [card] = await selectedCards(page.reader, relationTo, [idOf(value)])
  return card ? <Listed card={card} /> : null
}
