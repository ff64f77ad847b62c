import { BlockRow } from '@/blocks/block-row'
import { ButtonRow } from '@/blocks/button-row'
import type { PageSubject } from '@/blocks/shops'
import { FormattedText } from '@/blocks/text/formatted-text'
import type { CallToActionBlockView } from './view'

interface CallToActionProps extends Omit<CallToActionBlockView, 'blockType'> {
  page?: PageSubject
}

/** A short text and the buttons that it leads to. */
export function CallToAction({ richText, links, lang, page }: CallToActionProps) {
  return (
    <div className="call-to-action">
      <FormattedText state={richText} lang={lang} page={page} />
      <ButtonRow links={links} page={page} />
    </div>
  )
}

export function CallToActionBlock({ id, ...block }: CallToActionBlockView & { page: PageSubject }) {
  return (
    <BlockRow id={`cta-${id}`}>
      <CallToAction {...block} />
    </BlockRow>
  )
}
