import { BlockRow } from '@/blocks/block-row'
import type { PageSubject } from '@/blocks/shops'
import { FormattedText } from '@/blocks/text/formatted-text'
import type { BannerBlockView } from './view'

interface BannerProps extends Omit<BannerBlockView, 'blockType'> {
  page?: PageSubject
}

/** A note beside the text; screen readers announce a warning at once. */
export function Banner({ style, content, lang, page }: BannerProps) {
  if (!content) return null
  const isWarning = style === 'warning'
  return (
    <div className={isWarning ? 'summary-box' : 'summary-box is-note'} role={isWarning ? 'alert' : 'note'}>
      <FormattedText state={content} lang={lang} page={page} />
    </div>
  )
}

export function BannerBlock({ id, ...banner }: BannerBlockView & { page: PageSubject }) {
  return (
    <BlockRow id={`banner-${id}`}>
      <Banner {...banner} />
    </BlockRow>
  )
}
