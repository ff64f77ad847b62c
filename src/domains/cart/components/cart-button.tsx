import type { ProductVariant, ProductView } from '@/domains/products/view'
import { plainText } from '@/foundation/i18n/localized-text'
import { localePath } from '@/foundation/routing/locale-path'
import { Island } from '@/ui/island'
import { useLocale, useTranslations } from '@/ui/texts'
import { AddToCart } from './add-to-cart'

interface CartButtonProps {
  product: Pick<ProductView, 'id' | 'title' | 'currency' | 'price' | 'stock' | 'variants'>
  /** The variant selected by the query string. */
  selected: ProductVariant | null
}

/** Adds a product to the cart; the last part of the purchase form. */
export function CartButton({ product, selected }: CartButtonProps) {
  const t = useTranslations('cart')
  const locale = useLocale()
  const { id, title, currency, variants } = product
  const offers = variants.length > 0 ? variants : [{ id: null, price: product.price, stock: product.stock }]
  return (
    <>
      {/* Without JavaScript the state of the cart never arrives, so the button must not wait for it. */}
      <noscript>
        <style>
          {'.add-to-cart[data-waiting] { visibility: visible } .quantity button { display: none }'}
        </style>
      </noscript>
      <Island
        name="add-to-cart"
        component={AddToCart}
        props={{
          product: { id, title: plainText(title), currency },
          offers: offers.map(({ id, price, stock }) => ({ variant: id, price: price.amount, stock })),
          selected: selected?.id ?? null,
          href: localePath(locale, '/cart'),
          locale,
          words: {
            add: t('add.add'),
            toCart: t('add.toCart'),
            soldOut: t('add.soldOut'),
            added: t('add.added'),
            viewCart: t('add.viewCart'),
            addedNote: t('add.addedNote'),
            failed: t('add.failed'),
            full: t('add.full'),
            notSaved: t('add.notSaved'),
            gone: t('add.gone'),
            noneLeft: t('add.noneLeft'),
            quantity: t('add.quantity'),
            less: t('less'),
            more: t('more'),
          },
        }}
      />
    </>
  )
}
