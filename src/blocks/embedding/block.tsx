import { BlockRow } from '@/blocks/block-row'
import { readEnvironment } from '@/foundation/env/environment'
import { MapIcon, Play } from '@/ui/icons'
import { InlineText } from '@/ui/inline-text'
import { SvgIcon } from '@/ui/svg-icon'
import { useTranslations } from '@/ui/texts'
import { type Embed, findEmbed } from './providers'
import type { EmbeddingBlockView } from './view'

const { peertubeHosts } = readEnvironment()

interface EmbedFigureProps extends Pick<EmbeddingBlockView, 'caption' | 'lang'> {
  embed: Embed
}

/** A drawn preview, in place of which the frame is loaded when somebody asks for it. */
export function EmbedFigure({ embed, caption, lang }: EmbedFigureProps) {
  const t = useTranslations('blocks.embed')
  const { name, kind, path, href } = embed
  const label = t(kind, { name })
  return (
    <figure className="media-figure">
      <a
        className="embed"
        href={href}
        rel="noopener external"
        data-embed={`/embed/${path}`}
        data-embed-title={caption || label}
      >
        <span className="embed-sign">
          <SvgIcon of={kind === 'map' ? MapIcon : Play} />
        </span>
        <span className="embed-label">{label}</span>
        <span className="caption">{t('note', { name })}</span>
      </a>
      <figcaption className="caption">
        {caption ? (
          <span lang={lang}>
            <InlineText text={caption} />{' '}
          </span>
        ) : null}
        <a href={href} rel="noopener external">
          {t('open', { name })}
        </a>
      </figcaption>
    </figure>
  )
}

/** Content of another host, from which nothing is loaded until somebody asks for it. */
export function EmbeddingBlock({ id, heading, lang, url, caption }: EmbeddingBlockView) {
  const embed = findEmbed(url, peertubeHosts)
  if (!embed) return null
  return (
    <BlockRow id={`embed-${id}`} heading={heading} lang={lang}>
      <EmbedFigure embed={embed} caption={caption} lang={lang} />
    </BlockRow>
  )
}
