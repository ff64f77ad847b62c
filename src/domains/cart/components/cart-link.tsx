import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/foundation/routing/locale-path'
import { ShoppingBasket } from '@/ui/icons'
import { SvgIcon } from '@/ui/svg-icon'
import { CartCount } from './cart-count.client'

/** The link to the cart in the header. It is the same for everyone until a script knows the number of items. */
export function CartLink() {
  const t = useTranslations('cart')
  const locale = useLocale()
  return (
    <CartCount href={localePath(locale, '/cart')} label={t('link')} locale={locale}>
      <SvgIcon of={ShoppingBasket} />
    </CartCount>
  )
}
