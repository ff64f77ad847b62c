import { RichText } from '@/blocks/rich-text'
import type { PageSubject } from '@/blocks/shops'
import type { ContentBlockView } from './view'

/** One column of a row of texts. */
export function Content({
  id,
  columnWidth,
  align,
  richText,
  lang,
  page,
}: ContentBlockView & { page: PageSubject }) {
  if (!richText) return null
  return (
    <div className="text-column" data-width={columnWidth ?? 'full'} data-align={align ?? 'left'}>
      <RichText state={richText} lang={lang} idPrefix={`text-${id}-`} page={page} />
    </div>
  )
}
