import { localePath } from '@/foundation/routing/locale-path'
import { ShoppingBasket } from '@/ui/icons'
import { SvgIcon } from '@/ui/svg-icon'
import { useLocale, useTranslations } from '@/ui/texts'

/** The link to the cart in the header. It is the same for everyone until a script knows the number of items. */
export function CartLink() {
  const t = useTranslations('cart')
  return (
    <a className="cart-link" href={localePath(useLocale(), '/cart')} rel="nofollow">
      <SvgIcon of={ShoppingBasket} />
      <span className="hidden-visually">{t('link')}</span>
      <span hidden data-cart-count="">
        <span className="hidden-visually">: </span>
        <span className="cart-count numeric" />
      </span>
    </a>
  )
}
