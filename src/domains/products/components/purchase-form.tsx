import type { ReactNode } from 'react'
import type { ProductVariant, ProductView } from '@/domains/products/view'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { Button } from '@/ui/button'
import { InlineText } from '@/ui/inline-text'
import { priceText } from '@/ui/money'
import { VariantPicker } from '@/ui/patterns/variant-picker'
import { useLocale, useTranslations } from '@/ui/texts'
import { Offer } from './offer'
import { OptionNote } from './option-note'
import { possibleOptions, type SelectableVariants } from './selected-variant'

interface PurchaseFormProps {
  product: ProductView
  /** The variant in the URL; null for products without variants. */
  selected: ProductVariant | null
  /** The page that offers a mail when a sold-out variant is back. */
  noticePath: (variant: string) => string
  /** The button that adds the product to the cart. The form holds `product`, `variant` and the options. */
  children?: ReactNode
}

/** Renders its children for every variant; only those of the selected variant are visible. */
function PerVariant({
  product,
  selected,
  children,
}: Pick<PurchaseFormProps, 'product' | 'selected'> & {
  children: (sold: Pick<ProductVariant, 'price' | 'stock' | 'sku' | 'mpn'>, variant?: string) => ReactNode
}) {
  if (!selected) return children(product)
  return product.variants.map((variant) => (
    <div
      className="variant-price"
      key={variant.id}
      data-of-variant={variant.id}
      hidden={variant !== selected}
    >
      {children(variant, variant.id)}
    </div>
  ))
}

interface OptionNotesProps {
  product: ProductView
  selected: ProductVariant
  /** A key and one of its options. */
  option: readonly [key: string, option: string]
}

/**
 * What an option costs together with the other options of each variant, each note for the variants that share them; only
 * that for the selected variant is visible. An option without such a combination shows what it costs in all.
 */
function OptionNotes({ product, selected, option: [key, option] }: OptionNotesProps) {
  const { keys, variants, currency } = product
  const withOption = variants.filter((variant) => variant.options[key] === option)
  const rest = keys.map(({ identifier }) => identifier).filter((identifier) => identifier !== key)
  if (rest.length === 0) return <OptionNote variants={withOption} currency={currency} />
  const combinationOf = ({ options }: ProductVariant) => rest.map((name) => options[name]).join(' ')
  return [...new Set(variants.map(combinationOf))].map((combination) => {
    const group = variants.filter((variant) => combinationOf(variant) === combination)
    const combined = withOption.filter((variant) => combinationOf(variant) === combination)
    return (
      <span
        key={combination}
        data-of-variant={group.map(({ id }) => id).join(' ')}
        hidden={!group.includes(selected)}
      >
        <OptionNote variants={combined.length > 0 ? combined : withOption} currency={currency} />
      </span>
    )
  })
}

function Keys({ product, selected }: { product: ProductView; selected: ProductVariant }) {
  const t = useTranslations('products')
  const { keys, variants } = product
  const names = keys.map(({ identifier }) => identifier)
  return keys.map(({ identifier, label, options }) => {
    const possible = possibleOptions(variants, names, identifier, selected.options)
    return (
      <VariantPicker
        key={identifier}
        name={identifier}
        label={<InlineText text={label} />}
        selected={selected.options[identifier] ?? ''}
        values={options.map((option) => ({
          value: option.identifier,
          label: <InlineText text={option.label} />,
          note: (
            <OptionNotes product={product} selected={selected} option={[identifier, option.identifier]} />
          ),
          swatch: option.colour ? <span style={{ background: option.colour }} /> : undefined,
          unavailable: possible.has(option.identifier) ? undefined : t('unavailableCombination'),
        }))}
      />
    )
  })
}

function Stock({ count }: { count: number }) {
  const t = useTranslations('ui.product')
  return count > 0 ? <b>{t('stock', { count })}</b> : <b>{t('outOfStock')}</b>
}

/** Stock and numbers of what is selected. */
function Availability({
  product,
  selected,
  noticePath,
}: Pick<PurchaseFormProps, 'noticePath' | 'product' | 'selected'>) {
  const t = useTranslations('products')
  const locale = useLocale()
  return (
    <div>
      <PerVariant product={product} selected={selected}>
        {({ stock, sku, mpn }, variant) => (
          <p className="delivery">
            <Stock count={stock} />
            {/* A product that is sold out as a whole offers the same above. */}
            {variant && stock <= 0 && product.inStock ? (
              <>
                {' · '}
                <a href={localePath(locale, noticePath(variant))} rel="nofollow">
                  {t('soldOut.notify')}
                </a>
              </>
            ) : null}
            {sku ? (
              <span className="secondary">
                {' · '}
                {t('sku')} {sku}
              </span>
            ) : null}
            {mpn ? (
              <span className="secondary">
                {' · '}
                {t('mpn')} {mpn}
              </span>
            ) : null}
          </p>
        )}
      </PerVariant>
    </div>
  )
}

/** Price, variants and stock of a product. The URL holds the selected variant. */
export function PurchaseForm({ product, selected, noticePath, children }: PurchaseFormProps) {
  const t = useTranslations()
  const locale = useLocale()
  const { keys, variants, currency, range } = product
  const selectable: SelectableVariants = {
    keys: keys.map(({ identifier }) => identifier),
    variants: variants.map(({ id, options }) => ({ id, options })),
  }
  const hasRange = range.price.to !== undefined && range.price.to !== range.price.from
  return (
    <form
      className="purchase-form stack"
      id="for-sale"
      action={localePath(locale, documentPath('products', product.slug))}
      data-variants={selected ? JSON.stringify(selectable) : undefined}
      data-unavailable={selected ? t('products.unavailableCombination') : undefined}
    >
      <input type="hidden" name="variant" value={selected?.id ?? ''} data-selected-variant="" />
      <div className="product-price" aria-live="polite">
        <PerVariant product={product} selected={selected}>
          {({ price }) => <Offer price={price} currency={currency} itemType={product.itemType} />}
        </PerVariant>
        <p className="caption">
          {hasRange
            ? t('products.range', { range: priceText(range.price, locale), count: variants.length })
            : null}{' '}
          {t('ui.product.priceNote')}
        </p>
      </div>
      {selected ? (
        <>
          <Keys product={product} selected={selected} />
          <noscript>
            <Button type="submit" kind="secondary">
              {t('products.updateVariant')}
            </Button>
          </noscript>
        </>
      ) : null}
      <Availability product={product} selected={selected} noticePath={noticePath} />
      {children}
    </form>
  )
}
