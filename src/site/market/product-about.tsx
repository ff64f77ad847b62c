import { RichText } from '@/blocks/rich-text'
import { FurtherInformation } from '@/domains/products/components/further-information'
import { sharedFacts } from '@/domains/products/shared-facts'
import type { ProductView } from '@/domains/products/view'
import { plainText } from '@/foundation/i18n/localized-text'
import { Icon } from '@/ui/icon'
import { InlineList, InlineText, middleDot } from '@/ui/inline-text'
import { Row } from '@/ui/row'
import { Tabs } from '@/ui/tabs'
import { useFormatter, useTranslations } from '@/ui/texts'

/** Measured or stated facts as name-value pairs. */
function Facts({ product }: { product: ProductView }) {
  const t = useTranslations('products')
  const format = useFormatter()
  const { facts, quality, sourcing } = product
  const { quantity, shipping } = sharedFacts(product)
  const measure = (amount: number, unit: keyof Messages) =>
    t('amountWithUnit', { amount: format.number(amount), unit: t(`units.${unit}`, { count: amount }) })
  const { weight, size } = shipping
  const pairs = [
    quantity && { label: t('contents'), value: measure(quantity.amount, quantity.unit), icon: null },
    ...facts,
    weight && { label: t('weight'), value: measure(weight.amount, weight.unit), icon: null },
    size && {
      label: t('size'),
      value: t('amountWithUnit', {
        amount: size.amounts.map((side) => format.number(side)).join(' × '),
        unit: t(`units.${size.unit}`),
      }),
      icon: null,
    },
  ].filter((pair) => pair !== null)
  const lists = [
    { label: t('quality'), values: quality },
    { label: t('sourcing'), values: sourcing },
  ].filter(({ values }) => values.length > 0)
  if (pairs.length + lists.length === 0) return null
  return (
    <>
      <dl className="pairs">
        {pairs.map(({ label, value, icon }, index) => (
          // The pairs of a product cannot change while it is shown.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <div key={index}>
            <dt className="fact-label">
              <InlineText text={label} />
              <Icon name={icon} />
            </dt>
            <dd>
              <InlineText text={value} />
            </dd>
          </div>
        ))}
        {lists.map(({ label, values }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <InlineList texts={values} separator={middleDot} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="caption">{t('statedByVendor')}</p>
    </>
  )
}

type Messages = Record<'piece' | 'g' | 'kg' | 'oz' | 'lb' | 'ml' | 'l' | 'fl-oz' | 'cm' | 'in', string>

/** The vendor's description, in tabs if there are several texts, and the facts. */
export function ProductAbout({ product }: { product: ProductView }) {
  const t = useTranslations('products')
  const { description, tabs, summary, picture, links } = product
  const texts = [
    ...(description
      ? [{ title: t('description'), content: <RichText {...description} foldId="description" /> }]
      : []),
    ...tabs.flatMap(({ id, title, text }) =>
      text ? [{ title: plainText(title), content: <RichText {...text} foldId={`tab-${id}`} /> }] : [],
    ),
  ]
  return (
    <Row id="about" title={t('about')}>
      <div className="row-main stack">
        {summary ? (
          <p className="lead">
            <InlineText text={summary} />
          </p>
        ) : null}
        {picture ? (
          <img
            src={picture.url}
            alt={plainText(picture.alt)}
            width={picture.width}
            height={picture.height}
            loading="lazy"
          />
        ) : null}
        {texts.length > 1 ? (
          <Tabs id="product-tabs" label={t('about')} tabs={texts} />
        ) : (
          texts.map(({ title, content }) => <div key={title}>{content}</div>)
        )}
        <FurtherInformation id="further" links={links} />
      </div>
      <div className="row-side">
        <Facts product={product} />
      </div>
    </Row>
  )
}
