import { type DrawingTheme, drawingAddress, formatOf } from '@illustrations/objects/address'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'

const format = { size: 'card', tint: 0, initials: '' } as const

/** The panel's theme is not the site's, so both pictures are rendered and CSS hides one. */
function Picture({ theme }: { theme: DrawingTheme }) {
  const { width, height } = formatOf('states', format.size)
  return (
    <img
      alt=""
      className={`moderation__drawing is-${theme}`}
      height={height}
      loading="lazy"
      src={drawingAddress('states', 'nothing-to-moderate', { ...format, theme })}
      width={width}
    />
  )
}

/** Shown when no entry is pending, or none matches the filters. */
export function EmptyQueue({ isFiltered, t }: { isFiltered: boolean; t: DynamicTranslator }) {
  return (
    <div className="moderation__empty">
      <Picture theme="light" />
      <Picture theme="dark" />
      <h2>{t(isFiltered ? 'noMatches' : 'empty')}</h2>
      {isFiltered ? (
        <a href="/admin/moderation">{t('showAll')}</a>
      ) : (
        <>
          <p>{t('emptyText')}</p>
          <a href="/admin/collections/decisions">{t('history')}</a>
        </>
      )}
    </div>
  )
}
