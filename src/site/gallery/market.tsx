import { BadgeList } from '@/domains/products/components/badge-list'
import { Offer } from '@/domains/products/components/offer'
import { Button, ButtonLink } from '@/ui/button'
import { Leaders } from '@/ui/leader-lines'
import { LikeButton } from '@/ui/like-button'
import { moneyText } from '@/ui/money'
import { CartGroup } from '@/ui/patterns/cart-group'
import { CartLine } from '@/ui/patterns/cart-line'
import { PictureGallery } from '@/ui/patterns/picture-gallery'
import { ProductCard, type ProductItem } from '@/ui/patterns/product-card'
import { ProductOpening } from '@/ui/patterns/product-opening'
import { SupplierCard, type SupplierItem } from '@/ui/patterns/supplier-card'
import { SupplierHead } from '@/ui/patterns/supplier-head'
import { VariantPicker } from '@/ui/patterns/variant-picker'
import { QuantityField } from '@/ui/quantity-field'
import { Row } from '@/ui/row'
import { useLocale, useMessages, useTranslations } from '@/ui/texts'
import { Picture } from './picture'
import { samplesIn } from './samples'

function products({ market }: ReturnType<typeof samplesIn>): ProductItem[] {
  const rest = { href: '#products', designations: market.designations, inStock: true }
  return [
    {
      ...rest,
      title: market.kit,
      vendor: 'Alder & Hyphae',
      distance: '11 km',
      price: { from: 2400, to: 3900, currency: 'USD' },
      rating: { average: 4.6, count: 41 },
      picture: <Picture species="hericium-erinaceus" />,
    },
    {
      ...rest,
      title: market.tincture,
      vendor: 'Kettle Moraine Mycology',
      distance: '31 km',
      price: { from: 2400, currency: 'USD' },
      regular: { from: 3000, currency: 'USD' },
      until: '2026-12-01',
      rating: { average: 4.4, count: 27 },
      picture: <Picture species="ganoderma-lucidum" />,
    },
    {
      ...rest,
      title: 'Cogumelos secos, 40 g',
      lang: 'pt',
      vendor: 'Quinta do Bosque',
      price: { from: 1400, currency: 'EUR' },
      rating: { average: null, count: 0 },
      inStock: false,
      picture: <Picture species="pleurotus-ostreatus" />,
    },
  ]
}

function Products() {
  const items = products(samplesIn(useLocale()))
  return (
    <Row id="products" title="Products in lists" note="In a grid.">
      <div className="row-wide stack">
        <ul className="archive-grid">
          {items.map((product) => (
            <ProductCard key={product.title} product={product} />
          ))}
        </ul>
      </div>
    </Row>
  )
}

function PriceAndStock({ price, count }: { price: string; count: number }) {
  const t = useTranslations('ui.product')
  return (
    <>
      {price}
      <br />
      {t('stock', { count })}
    </>
  )
}

function Buy() {
  const t = useTranslations('ui')
  const { market } = samplesIn(useLocale())
  const locale = useLocale()
  const weight = (kilograms: number) => `${kilograms.toLocaleString(locale)} kg`
  const costs = (amount: number) => moneyText({ amount, currency: 'USD' }, locale)
  return (
    <form className="stack" action="#product">
      <div className="product-price">
        <Offer
          price={{ amount: 2600, regular: 3200, label: market.saleLabel, until: '2026-12-01' }}
          currency="USD"
        />
      </div>
      <VariantPicker
        name="size"
        label={market.size}
        selected="2.5"
        values={[
          { value: '1', label: weight(1), note: <PriceAndStock price={costs(1800)} count={6} /> },
          { value: '2.5', label: weight(2.5), note: <PriceAndStock price={costs(2600)} count={4} /> },
          { value: '5', label: weight(5), unavailable: t('product.outOfStock') },
        ]}
      />
      <VariantPicker
        name="substrate"
        label={market.substrate}
        selected="oak"
        values={market.substrates.map((label, index) => ({
          value: ['oak', 'beech', 'straw'][index] ?? label,
          label,
          swatch: <span className={`gallery-swatch tone-${index}`} />,
          unavailable: index === 2 ? market.impossible : undefined,
        }))}
      />
      <div className="add-row">
        <QuantityField
          name="quantity"
          label={t('quantity.label')}
          steps={{ less: t('quantity.less'), more: t('quantity.more') }}
          defaultValue={1}
          max={4}
        />
        <Button type="submit">{t('product.add')}</Button>
      </div>
      <div className="gallery-line">
        <ButtonLink kind="secondary" href="#cart">
          {t('product.added')}
        </ButtonLink>
        <Button disabled>{t('product.outOfStock')}</Button>
      </div>
      <p className="delivery">{market.delivery}</p>
    </form>
  )
}

function Product() {
  const t = useTranslations('ui')
  const { market, controls } = samplesIn(useLocale())
  const species = ['hericium-erinaceus', 'agaricus-bisporus', 'pleurotus-ostreatus', 'lentinula-edodes']
  return (
    <Row id="product" title="A product">
      <div className="row-wide">
        <ProductOpening
          kind={market.kind}
          title={market.kit}
          vendor={{ name: 'Alder & Hyphae', href: '#supplier', place: 'Eugene, Oregon' }}
          rating={{ average: 4.6, count: 41 }}
          gallery={
            <PictureGallery
              id="gallery-pictures"
              label={t('product.pictures')}
              pictures={species.map((name, index) => ({
                key: name,
                title: `${market.kit}, ${index + 1}`,
                picture: <Picture species={name} />,
                small: <Picture species={name} />,
              }))}
            />
          }
          actions={<LikeButton label={controls.like} item="sample:a" count={87} />}
          buy={<Buy />}
          designations={<BadgeList badges={['organic', 'smallFarm', 'pesticideFree']} />}
        />
      </div>
    </Row>
  )
}

function Suppliers() {
  const { market } = samplesIn(useLocale())
  const supplier: SupplierItem = {
    href: '#supplier',
    name: 'Alder & Hyphae',
    kind: market.farm,
    place: 'Eugene, Oregon',
    distance: '11 km',
    rating: { average: 4.7, count: 112 },
    description: market.farmText,
    logo: <Picture species="hericium-erinaceus" />,
  }
  return (
    <Row id="supplier" title="Suppliers">
      <div className="row-wide stack">
        <SupplierHead
          supplier={supplier}
          contacts={
            <Leaders
              pairs={[
                { label: market.phone, value: '+1 541 555 0134' },
                { label: market.mail, value: 'hello@alder.example' },
              ]}
            />
          }
          actions={<ButtonLink href="#supplier">{market.store}</ButtonLink>}
        />
        <h2 className="hidden-visually">In a directory</h2>
        <ul className="supplier-list">
          <SupplierCard supplier={supplier} />
          <SupplierCard
            supplier={{
              ...supplier,
              name: 'Rainshadow Cultures',
              distance: null,
              rating: { average: null, count: 0 },
            }}
          />
        </ul>
      </div>
    </Row>
  )
}

function Cart() {
  const t = useTranslations('ui')
  const words = useMessages().ui.cart
  const locale = useLocale()
  const { market } = samplesIn(locale)
  const costs = (amount: number) => moneyText({ amount, currency: 'USD' }, locale)
  const line = (title: string, species: string, each: number, count: number, problem?: string) => (
    <CartLine
      key={title}
      title={title}
      href="#product"
      options={market.options}
      picture={<Picture species={species} />}
      each={{ amount: each, currency: 'USD' }}
      total={{ amount: each * count, currency: 'USD' }}
      locale={locale}
      problem={problem}
      remove={t('cart.remove', { title })}
      words={{ ...words, was: t('price.was'), now: t('price.now') }}
      quantity={
        <QuantityField
          name={`cart-${species}`}
          label={`${t('quantity.label')}: ${title}`}
          steps={{ less: t('quantity.less'), more: t('quantity.more') }}
          defaultValue={count}
        />
      }
    />
  )
  return (
    <Row id="cart" title="Cart">
      <div className="row-wide">
        <CartGroup
          id="cart-alder"
          vendor={{ name: 'Alder & Hyphae', href: '#supplier', place: 'Eugene, Oregon' }}
          subtotal={{ label: words.subtotal, value: costs(7600) }}
          action={<Button>{words.order}</Button>}
          note={words.orderNote}
        >
          {line(market.kit, 'hericium-erinaceus', 2600, 2)}
          {line(market.tincture, 'ganoderma-lucidum', 2400, 1, market.fewer)}
        </CartGroup>
        <div className="cart-totals">
          <Leaders
            pairs={[
              { label: 'Alder & Hyphae', value: costs(7600) },
              { label: 'Rainshadow Cultures', value: costs(2100) },
              { label: words.total, value: costs(9700) },
            ]}
          />
        </div>
      </div>
    </Row>
  )
}

/** Products, suppliers, prices and the cart. */
export function Market() {
  return (
    <>
      <Products />
      <Product />
      <Suppliers />
      <Cart />
    </>
  )
}
