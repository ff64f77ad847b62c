import { RichText } from '@/blocks/rich-text'
import type { BannerBlockView } from '@/blocks/views'

/** A note beside the text; screen readers announce a warning at once. */
export function Banner({ style, content, lang }: BannerBlockView & { lang?: string }) {
  return (
    <aside className="summary-box" role={style === 'warning' ? 'alert' : 'note'}>
      <RichText state={content} lang={lang} />
    </aside>
  )
}
