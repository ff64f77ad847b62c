import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ProductVariant, ProductView } from '@/domains/products/view'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { Button } from '@/ui/button'
import { InlineText } from '@/ui/inline-text'
import { priceText } from '@/ui/money'
import { VariantPicker } from '@/ui/patterns/variant-picker'
import { Offer } from './offer'
import { possibleOptions } from './selected-variant'
import { VariantUpdater } from './variant-picker.client'

interface ForSaleProps {
  product: ProductView
  /** The variant that its address chooses; null where there are none. */
  chosen: ProductVariant | null
  /** Puts it into the cart: a part of the form, which holds `product`, `variant` and the options. */
  children?: ReactNode
}

/** The parts of a price that are another for each variant; only the chosen one's are seen. */
function PerVariant({
  product,
  chosen,
  children,
}: Omit<ForSaleProps, 'children'> & {
  children: (sold: Pick<ProductVariant, 'price' | 'stock' | 'sku' | 'mpn'>) => ReactNode
}) {
  if (!chosen) return children(product)
  return product.variants.map((variant) => (
    <div className="of-variant" key={variant.id} data-of-variant={variant.id} hidden={variant !== chosen}>
      {children(variant)}
    </div>
  ))
}

function Keys({ product, chosen }: { product: ProductView; chosen: ProductVariant }) {
  const t = useTranslations('products')
  const { keys, variants } = product
  const names = keys.map(({ identifier }) => identifier)
  return keys.map(({ identifier, label, options }) => {
    const possible = possibleOptions(variants, names, identifier, chosen.options)
    return (
      <VariantPicker
        key={identifier}
        name={identifier}
        label={<InlineText text={label} />}
        chosen={chosen.options[identifier] ?? ''}
        values={options.map((option) => ({
          value: option.identifier,
          label: <InlineText text={option.label} />,
          swatch: option.colour ? <span style={{ background: option.colour }} /> : undefined,
          unavailable: possible.has(option.identifier) ? undefined : t('impossible'),
        }))}
      />
    )
  })
}

function Stock({ count }: { count: number }) {
  const t = useTranslations('ui.product')
  return count > 0 ? <b>{t('stock', { count })}</b> : <b>{t('outOfStock')}</b>
}

/** What it costs, in which variants it comes, how many there are; the address holds the choice. */
export function ForSale({ product, chosen, children }: ForSaleProps) {
  const t = useTranslations()
  const locale = useLocale()
  const { keys, variants, currency, range } = product
  const several = range.price.to !== undefined && range.price.to !== range.price.from
  return (
    <form
      className="for-sale stack"
      id="for-sale"
      action={localePath(locale, documentPath('products', product.slug))}
    >
      <input type="hidden" name="variant" value={chosen?.id ?? ''} data-chosen="" />
      <div className="product-price" aria-live="polite">
        <PerVariant product={product} chosen={chosen}>
          {({ price }) => <Offer price={price} currency={currency} itemType={product.itemType} />}
        </PerVariant>
        <p className="caption">
          {several
            ? t('products.range', { range: priceText(range.price, locale), count: variants.length })
            : null}{' '}
          {t('ui.product.priceNote')}
        </p>
      </div>
      {chosen ? (
        <>
          <Keys product={product} chosen={chosen} />
          <noscript>
            <Button type="submit" kind="secondary">
              {t('products.choose')}
            </Button>
          </noscript>
          <VariantUpdater
            id="for-sale"
            keys={keys.map(({ identifier }) => identifier)}
            variants={variants.map(({ id, options }) => ({ id, options }))}
            impossible={t('products.impossible')}
          />
        </>
      ) : null}
      <div>
        <PerVariant product={product} chosen={chosen}>
          {({ stock, sku, mpn }) => (
            <p className="delivery">
              <Stock count={stock} />
              {sku ? (
                <span className="secondary">
                  {' · '}
                  {t('products.sku')} {sku}
                </span>
              ) : null}
              {mpn ? (
                <span className="secondary">
                  {' · '}
                  {t('products.mpn')} {mpn}
                </span>
              ) : null}
            </p>
          )}
        </PerVariant>
      </div>
      {children}
    </form>
  )
}
