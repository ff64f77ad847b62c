import { ShoppingBasket } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/foundation/routing/locale-path'
import { CartCount } from './cart-count.client'

/** The way to the cart, at the head of every page: the same for everyone until a script knows what lies in it. */
export function CartLink() {
  const t = useTranslations('cart')
  const locale = useLocale()
  return (
    <CartCount href={localePath(locale, '/cart')} label={t('link')} locale={locale}>
      <ShoppingBasket className="icon" strokeWidth={1.75} aria-hidden="true" />
    </CartCount>
  )
}
