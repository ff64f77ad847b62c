import type { ReactNode } from 'react'
import { BlockRow } from '@/blocks/block-row'
import type { VendorBlockView } from '@/blocks/views'
import type { AffiliateCard } from '@/domains/suppliers/affiliate'
import { Logo } from '@/domains/suppliers/components/logo'
import { SupplierItem } from '@/domains/suppliers/components/supplier-item'
import type { SupplierCard } from '@/domains/suppliers/listing'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { ButtonLink } from '@/ui/button'
import { InlineText } from '@/ui/inline-text'
import { useLocale, useTranslations } from '@/ui/texts'
import type { VendorData } from './load'

interface SupplierRowProps {
  /** The id of the block. */
  id: string
  kind: 'vendors' | 'wholesale' | 'dropshipping' | 'affiliates'
  store: { href: string; rel?: string }
  children: ReactNode
}

/** A supplier's card, and the link to the store. */
function SupplierRow({ id, kind, store, children }: SupplierRowProps) {
  const t = useTranslations('suppliers')
  return (
    <BlockRow id={`supplier-${id}`} defaultHeading={t(`${kind}.card`)}>
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

function ListedSupplier({ id, card }: { id: string; card: SupplierCard }) {
  const locale = useLocale()
  const href = localePath(locale, documentPath(card.kind, card.slug))
  return (
    <SupplierRow id={id} kind={card.kind} store={{ href }}>
      <SupplierItem supplier={card} />
    </SupplierRow>
  )
}

/** Affiliates have no page on the site; the card discloses that the link is sponsored. */
function Affiliate({ id, card }: { id: string; card: AffiliateCard }) {
  const t = useTranslations('suppliers.affiliates')
  const { name, website, description, logo } = card
  return (
    <SupplierRow
      id={id}
      kind="affiliates"
      store={{ href: website, rel: 'sponsored nofollow noopener external' }}
    >
      <li className="supplier-card">
        <div className="plate goods">
          <Logo supplier={{ kind: 'vendors', slug: card.id, name, type: 'shop', logo }} />
        </div>
        <div className="stack-tight">
          <h3>{name}</h3>
          <p>
            <InlineText text={description} />
          </p>
          <p className="caption">{t('commissionNote')}</p>
        </div>
      </li>
    </SupplierRow>
  )
}

/** The supplier or affiliate that an editor selected. */
export function VendorBlock({ id, data }: VendorBlockView & { data: VendorData }) {
  const blockId = String(id)
  return 'affiliate' in data ? (
    <Affiliate id={blockId} card={data.affiliate} />
  ) : (
    <ListedSupplier id={blockId} card={data.supplier} />
  )
}
