import { useLocale, useTranslations } from 'next-intl'
import { plain } from '@/foundation/i18n/said'
import { localePath } from '@/foundation/routing/locale-path'
import type { ProductVariant, ProductView } from '../../products/view'
import { AddToCart } from './add-to-cart.client'

interface CartButtonProps {
  product: Pick<ProductView, 'id' | 'title' | 'currency' | 'price' | 'stock' | 'variants'>
  /** The variant that the page's address chooses. */
  chosen: ProductVariant | null
}

/** Puts a product into the cart: the last part of the form in which its variant is chosen. */
export function CartButton({ product, chosen }: CartButtonProps) {
  const say = useTranslations('cart')
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
        product={{ id, title: plain(title), currency }}
        sold={sold.map(({ id, price, stock }) => ({ variant: id, price: price.amount, stock }))}
        chosen={chosen?.id ?? null}
        href={localePath(locale, '/cart')}
        locale={locale}
        words={{
          add: say('add.add'),
          soldOut: say('add.soldOut'),
          added: say('add.added'),
          addedNote: say('add.addedNote'),
          failed: say('add.failed'),
          full: say('add.full'),
          notKept: say('add.notKept'),
          gone: say('add.gone'),
          noneLeft: say('add.noneLeft'),
          quantity: say('add.quantity'),
          less: say('less'),
          more: say('more'),
        }}
      />
    </>
  )
}
