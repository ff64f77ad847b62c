import { RichText } from '../rich-text'
import type { ContentBlockView } from '../views'

/** Running text. */
export function Content({ id, richText, lang }: ContentBlockView & { lang?: string }) {
  return <RichText state={richText} lang={lang} foldId={`text-${id}`} />
}
