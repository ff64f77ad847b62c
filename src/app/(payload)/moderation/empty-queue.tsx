import { type DrawingTheme, drawingAddress, formatOf } from '@illustrations/objects/address'
import type { Say } from './messages'

const look = { size: 'card', tint: 0, initials: '' } as const

/** The panel has a theme of its own: its style hides the other. */
function Picture({ theme }: { theme: DrawingTheme }) {
  const { width, height } = formatOf('states', look.size)
  return (
    <img
      alt=""
      className={`moderation__drawing is-${theme}`}
      height={height}
      loading="lazy"
      src={drawingAddress('states', 'nothing-to-moderate', { ...look, theme })}
      width={width}
    />
  )
}

/** In the place of a queue that has nothing: why it may be so, and a way on. */
export function Nothing({ filtered, t }: { filtered: boolean; t: Say }) {
  return (
    <div className="moderation__empty">
      <Picture theme="light" />
      <Picture theme="dark" />
      <h2>{t(filtered ? 'noneTitle' : 'empty')}</h2>
      {filtered ? (
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
