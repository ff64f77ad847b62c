import type { GuideView } from '@/domains/guides/view'
import { plainText } from '@/foundation/i18n/localized-text'
import { localePath } from '@/foundation/routing/locale-path'
import { InlineText } from '@/ui/inline-text'
import { Row } from '@/ui/row'
import { useLocale, useTranslations } from '@/ui/texts'

/** What a grower needs, each with a link to the goods of its category. */
export function ShoppingList({ shopping: { scope, items } }: Pick<GuideView, 'shopping'>) {
  const t = useTranslations('guides')
  const locale = useLocale()
  if (items.length === 0) return null
  return (
    <Row
      id="shopping"
      title={t('shopping')}
      note={scope ? t('shoppingFor', { scope: plainText(scope) }) : undefined}
    >
      <ul className="row-main shopping-list">
        {items.map(({ id, item, goods }) => (
          <li key={id}>
            <InlineText text={item} />
            {goods ? (
              <a href={localePath(locale, goods.path)}>{t('goods', { category: plainText(goods.title) })}</a>
            ) : null}
          </li>
        ))}
      </ul>
    </Row>
  )
}
