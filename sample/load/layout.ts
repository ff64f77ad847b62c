import type { BlockSample, LinkSample } from '@sample/block-types'
import type { Text } from '@sample/types'
import { sampleBlockPrefix } from '@/domains/sample-content/sample-blocks'
import { type Ids, idOf } from './loaded-ids'
import type { ToRichText } from './rich-text'
import { rowId } from './rows'

/** What the blocks of the sample content refer to. */
export interface LayoutRelations {
  /** By path. */
  categories: Ids
  /** By slug, for each collection that blocks name entries of. */
  entries: Partial<Record<string, Ids>>
  toRichText: ToRichText
}

type Language = keyof Text

function linksOf(links: readonly LinkSample[], locale: Language, id: string) {
  return links.map(({ label, url }, index) => ({ id: rowId(id, 'links', index), label: label[locale], url }))
}

/** The fields of a block in a language. */
function fieldsOf(sample: BlockSample, locale: Language, id: string, relations: LayoutRelations): object {
  const { categories, entries, toRichText } = relations
  switch (sample.block) {
    case 'content':
      return { columnWidth: sample.width, richText: toRichText(sample.text[locale]) }
    case 'banner':
      return { style: sample.style, content: toRichText(sample.text[locale]) }
    case 'feature':
      return {
        heading: sample.heading[locale],
        imageSide: 'left',
        richText: toRichText(sample.text[locale]),
        links: linksOf(sample.links, locale, id),
      }
    case 'cta':
      return { richText: toRichText(sample.text[locale]), links: linksOf(sample.links, locale, id) }
    case 'carousel': {
      const { heading, collection, items = [], sort } = sample
      const ids = entries[collection] ?? new Map()
      return {
        heading: heading[locale],
        collection,
        items: items.map((slug) => ({ relationTo: collection, value: idOf(ids, slug) })),
        sort,
        limit: 12,
        autoplay: false,
      }
    }
    case 'productCarousel': {
      const { heading, categories: paths = [] } = sample
      return {
        heading: heading[locale],
        categories: paths.map((path) => idOf(categories, path)),
        sort: 'newest',
        limit: 12,
        autoplay: false,
      }
    }
    case 'categoryBar':
      return { heading: sample.heading[locale], root: idOf(categories, sample.root), tree: sample.tree }
    case 'marketSelection':
      return { limit: 4 }
    case 'newest':
      return { collection: sample.collection, limit: 3 }
    default:
      return {}
  }
}

/** The blocks of a page in a language; each has the same id in all of them. */
export function layoutData(
  page: string,
  layout: readonly BlockSample[],
  locale: Language,
  relations: LayoutRelations,
) {
  return layout.map((sample, index) => {
    // Texts and links of the sample content go with it.
    const isOfSample = 'text' in sample
    const id = (isOfSample ? sampleBlockPrefix : '') + rowId(page, 'layout', index)
    return { id, blockType: sample.block, ...fieldsOf(sample, locale, id, relations) }
  }) as never
}
