import { useLocale, useTranslations } from 'next-intl'
import type { ProductVariant, ProductView } from '@/domains/products/view'
import { plainText } from '@/foundation/i18n/localized-text'
import { localePath } from '@/foundation/routing/locale-path'
import { AddToCart } from './add-to-cart.client'

interface CartButtonProps {
  product: Pick<ProductView, 'id' | 'title' | 'currency' | 'price' | 'stock' | 'variants'>
  /** The variant that the page's address chooses. */
  chosen: ProductVariant | null
}

/** Puts a product into the cart: the last part of the form in which its variant is chosen. */
export function CartButton({ product, chosen }: CartButtonProps) {
  const t = useTranslations('cart')
  const locale = useLocale()
  const { id, title, currency, variants } = product
  const sold = variants.length > 0 ? variants : [{ id: null, price: product.price, stock: product.stock }]
  return (
    <>
      {/* What is in the cart is told by a script; without one nothing has to be waited for. */}
      <noscript>
        <style>{'.add-to-cart[data-waiting] { visibility: visible }'}</style>
      </noscript>
      <AddToCart
        product={{ id, title: plainText(title), currency }}
        sold={sold.map(({ id, price, stock }) => ({ variant: id, price: price.amount, stock }))}
        chosen={chosen?.id ?? null}
        href={localePath(locale, '/cart')}
        locale={locale}
        words={{
          add: t('add.add'),
          soldOut: t('add.soldOut'),
          added: t('add.added'),
          addedNote: t('add.addedNote'),
          failed: t('add.failed'),
          full: t('add.full'),
          notKept: t('add.notKept'),
          gone: t('add.gone'),
          noneLeft: t('add.noneLeft'),
          quantity: t('add.quantity'),
          less: t('less'),
          more: t('more'),
        }}
      />
    </>
  )
}
