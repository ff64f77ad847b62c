import { BlockPicture } from '@/blocks/block-picture'
import { BlockRow } from '@/blocks/block-row'
import { ButtonRow } from '@/blocks/button-row'
import { pictureOf } from '@/blocks/picture'
import type { PageSubject } from '@/blocks/shops'
import { FormattedText } from '@/blocks/text/formatted-text'
import type { FeatureBlockView } from './view'

interface FeatureProps extends Omit<FeatureBlockView, 'blockType'> {
  page?: PageSubject
}

/** A text with a picture beside it and where to read on. */
export function Feature({ image, imageSide, richText, links, lang, page }: FeatureProps) {
  const picture = pictureOf(image)
  return (
    <div className="feature" data-image={picture ? (imageSide ?? 'left') : undefined}>
      {picture ? (
        <div className="plate photograph">
          <BlockPicture picture={picture} />
        </div>
      ) : null}
      <div className="stack">
        <FormattedText state={richText} lang={lang} page={page} />
        <ButtonRow links={links} page={page} />
      </div>
    </div>
  )
}

export function FeatureBlock({ id, heading, ...feature }: FeatureBlockView & { page: PageSubject }) {
  return (
    <BlockRow id={`feature-${id}`} heading={heading} lang={feature.lang}>
      <Feature {...feature} />
    </BlockRow>
  )
}
