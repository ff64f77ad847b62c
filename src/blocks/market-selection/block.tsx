import type { MarketSelectionBlockView } from '@/blocks/views'
import { ProductItem } from '@/domains/products/components/product-item'
import { localePath } from '@/foundation/routing/locale-path'
import { viewAll } from '@/foundation/routing/paths'
import { Row } from '@/ui/row'
import { useLocale, useTranslations } from '@/ui/texts'
import type { MarketSelectionData } from './load'

/** Complete, available and well-rated products. */
export function MarketSelectionBlock({
  id,
  heading,
  lang,
  data: { cards, total },
}: MarketSelectionBlockView & { data: MarketSelectionData }) {
  const t = useTranslations('site.homePage')
  const locale = useLocale()
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
