import { getTranslations } from 'next-intl/server'
import type { MarketSelectionBlockView } from '@/blocks/views'
import { getListPage } from '@/domains/catalog/query'
import type { ContributionContext } from '@/domains/contributions/context'
import { ProductItem } from '@/domains/products/components/product-item'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { localePath } from '@/foundation/routing/locale-path'
import { viewAll } from '@/foundation/routing/paths'
import { Row } from '@/ui/row'

const defaultLimit = 4

/** Complete, available and well-rated products; null where there are none. */
export async function MarketSelectionBlock({
  page,
  ...block
}: MarketSelectionBlockView & { page: ContributionContext }) {
  const { id, heading, lang, limit } = block
  dependsOn([tags.list('products')])
  const { cards, total } = await getListPage(page.reader, {
    collection: 'products',
    sort: 'relevance',
    page: 1,
    limit: limit || defaultLimit,
  })
  if (cards.length === 0) return null
  const t = await getTranslations('site.homePage')
  const { locale } = page.reader
  const title = heading ? <span lang={lang}>{heading}</span> : t('market')
  return (
    <Row id={`market-${id}`} title={title} note={t('marketNote')}>
      <div className="row-wide stack">
        <ul className="four-cards">
          {cards.map((card) => (
            <ProductItem key={card.id} product={card} />
          ))}
        </ul>
        <p className="actions">
          <a href={localePath(locale, viewAll.products)}>{t('allProducts', { count: total })}</a>
          <a href={localePath(locale, viewAll.vendors)}>{t('allVendors')}</a>
        </p>
      </div>
    </Row>
  )
}
