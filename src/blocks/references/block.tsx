import { useTranslations } from 'next-intl'
import { BlockRow } from '@/blocks/block-row'
import { References } from '@/domains/references/components/reference-list'
import { referenceItems } from '@/domains/references/view'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { ReferencesBlockView } from './view'

/** Selected references, drafts for those who may read them. */
export function ReferencesBlock({ id, heading, lang, references }: ReferencesBlockView) {
  const t = useTranslations('species.sections')
  const items = referenceItems(references)
  dependsOn(items.map((item) => tags.document('references', item.id)))
  if (items.length === 0) return null
  return (
    <BlockRow id={`references-${id}`} heading={heading} lang={lang} defaultHeading={t('references')}>
      <References references={items} />
    </BlockRow>
  )
}
