import { type CardImage, cardImage } from '@/domains/cards/card'
import { type LocalizedText, localizedText } from '@/foundation/i18n/localized-text'
import { type LocalizedRichText, localizedRichText } from '@/foundation/rich-text/localized-rich-text'
import type { Product } from '@/payload-types'

/** What a vendor states below the price, or an editor in a block. */
export interface DescriptionView {
  facts: { label: LocalizedText; value: LocalizedText; icon: string | null }[]
  links: { label: LocalizedText; url: string }[]
  picture: CardImage | null
  tabs: { id: string; title: LocalizedText; text: LocalizedRichText | null }[]
}

export function descriptionView(description: Product['productDescription']): DescriptionView {
  const { content, furtherInformation } = description?.additionalInformation ?? {}
  return {
    facts: (content ?? []).map((fact) => ({
      label: localizedText(fact, 'label'),
      value: localizedText(fact, 'value'),
      icon: fact.icon ?? null,
    })),
    links: (furtherInformation ?? []).map((row) => ({ label: localizedText(row, 'label'), url: row.link })),
    picture: cardImage(description?.productImage),
    tabs: (description?.tabs ?? []).map((tab, index) => ({
      id: tab.id ?? String(index),
      title: localizedText(tab, 'tabTitle'),
      text: localizedRichText(tab, 'richText'),
    })),
  }
}
