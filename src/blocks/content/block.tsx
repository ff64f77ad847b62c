import { RichText } from '../rich-text'
import type { ContentBlockView } from '../views'

/** Running text. */
export function Content({ id, richText }: ContentBlockView) {
  return <RichText state={richText} foldId={`text-${id}`} />
}
