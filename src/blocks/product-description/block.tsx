import { FramedPicture } from '@/blocks/block-picture'
import { BlockRow } from '@/blocks/block-row'
import { pictureOf } from '@/blocks/picture'
import { RichText } from '@/blocks/rich-text'
import { mayNotShowShop, type PageSubject } from '@/blocks/shops'
import { FurtherInformation } from '@/domains/products/components/further-information'
import { type DescriptionView, descriptionView } from '@/domains/products/description-view'
import { plainText } from '@/foundation/i18n/localized-text'
import { Icon } from '@/ui/icon'
import { InlineText } from '@/ui/inline-text'
import { Tabs } from '@/ui/tabs'
import { useTranslations } from '@/ui/texts'
import type { ProductDescriptionBlockView } from './view'

function Facts({ facts }: Pick<DescriptionView, 'facts'>) {
  if (facts.length === 0) return null
  return (
    <dl className="pairs">
      {facts.map(({ label, value, icon }, index) => (
        // The facts cannot change while they are shown.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={index}>
          <dt className="fact-label">
            <Icon name={icon} />
            <InlineText text={label} />
          </dt>
          <dd>
            <InlineText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What a product is, in tabs if there are several texts. */
export function ProductDescriptionBlock({
  page,
  ...block
}: ProductDescriptionBlockView & { page: PageSubject }) {
  const t = useTranslations('products')
  const { id, heading, lang } = block
  const { facts, links, tabs } = descriptionView(block)
  const picture = pictureOf(block.productImage)
  const texts = tabs.flatMap(({ title, text }, index) => {
    const content = text && <RichText {...text} idPrefix={`tab-${id}-${index}-`} page={page} />
    return content ? [{ title: plainText(title), content }] : []
  })
  const isEmpty = !picture && facts.length + links.length + texts.length === 0
  if (isEmpty || mayNotShowShop('products', page)) return null
  return (
    <BlockRow id={`description-${id}`} heading={heading} lang={lang} defaultHeading={t('about')}>
      <div className="description-columns">
        <div className="stack">
          {texts.length > 1 ? <Tabs id={`tabs-${id}`} label={t('about')} tabs={texts} /> : texts[0]?.content}
          <FurtherInformation id={`further-${id}`} links={links} />
        </div>
        {picture || facts.length > 0 ? (
          <div className="stack">
            {picture ? <FramedPicture picture={picture} /> : null}
            <Facts facts={facts} />
          </div>
        ) : null}
      </div>
    </BlockRow>
  )
}
