import { RichText } from '@/blocks/rich-text'
import type { ContentBlockView } from '@/blocks/views'

export function Content({ id, richText, lang }: ContentBlockView & { lang?: string }) {
  return <RichText state={richText} lang={lang} foldId={`text-${id}`} />
}
