import type { GuideView, ShoppingItem } from '@/domains/guides/view'
import { plainText } from '@/foundation/i18n/localized-text'
import { localePath } from '@/foundation/routing/locale-path'
import { Button } from '@/ui/button'
import { InlineText } from '@/ui/inline-text'
import { Row } from '@/ui/row'
import { useLocale, useTranslations } from '@/ui/texts'

interface ItemProps {
  item: ShoppingItem
  /** The list of its goods without language; none where the market has no such goods. */
  path?: string
}

function Item({ item: { id, item, goods }, path }: ItemProps) {
  const t = useTranslations('guides')
  const locale = useLocale()
  return (
    <li>
      <label>
        <input className="tick" type="checkbox" value={id} autoComplete="off" />
        <span>
          <InlineText text={item} />
        </span>
      </label>
      {goods && path ? (
        <a href={localePath(locale, path)}>{t('goods', { category: plainText(goods.title) })}</a>
      ) : null}
    </li>
  )
}

interface ShoppingListProps {
  guide: Pick<GuideView, 'card' | 'shopping'>
  /** Paths of the lists of goods by category. */
  goodsPaths: Readonly<Record<string, string>>
}

/**
 * What a grower needs, to tick off and to print, with links to the goods. Without scripts, boxes and "start again" work
 * until the page is left.
 */
export function ShoppingList({ guide: { card, shopping }, goodsPaths }: ShoppingListProps) {
  const t = useTranslations('guides')
  const { scope, items } = shopping
  if (items.length === 0) return null
  return (
    <Row
      id="shopping"
      title={t('shopping')}
      note={scope ? t('shoppingFor', { scope: plainText(scope) }) : undefined}
    >
      {/* Outside of a dialog, this method sends nothing when somebody presses Enter. */}
      <form className="row-main shopping-list" method="dialog" data-shopping-list={card.slug}>
        <p className="shopping-guide">
          <InlineText text={card.title} />
        </p>
        <ul>
          {items.map((item) => (
            <Item key={item.id} item={item} path={item.goods ? goodsPaths[item.goods.id] : undefined} />
          ))}
        </ul>
        <div className="form-actions">
          <Button type="reset" kind="secondary">
            {t('startAgain')}
          </Button>
          <Button kind="quiet" className="print-button" data-print-list="">
            {t('printList')}
          </Button>
        </div>
      </form>
    </Row>
  )
}
