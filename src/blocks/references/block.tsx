import { BlockRow } from '@/blocks/block-row'
import { References } from '@/domains/references/components/reference-list'
import { useTranslations } from '@/ui/texts'
import type { ReferencesData } from './load'
import type { ReferencesBlockView } from './view'

/** Selected references. */
export function ReferencesBlock({ id, heading, lang, data }: ReferencesBlockView & { data: ReferencesData }) {
  const t = useTranslations('species.sections')
  return (
    <BlockRow id={`references-${id}`} heading={heading} lang={lang} defaultHeading={t('references')}>
      <References references={data} />
    </BlockRow>
  )
}
