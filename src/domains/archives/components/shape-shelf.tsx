import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../../foundation/routing/locale-path'
import { SpeciesCard } from '../../species/components/species-card'
import { shapePath } from '../shape-path'
import type { ShapeShelf as Shelf } from '../shapes'
import { ShapeIcon } from './shape-icon'

/** One step of the visual key: the shape, what to look for, and its plates. */
export function ShapeShelf({ shelf: { shape, total, cards } }: { shelf: Shelf }) {
  const say = useTranslations('archive')
  const locale = useLocale()
  return (
    <section className="shelf" id={shape} aria-labelledby={`${shape}-heading`}>
      <div className="shelf-head">
        <ShapeIcon shape={shape} />
        <h2 id={`${shape}-heading`}>{say(`shape.${shape}.title`)}</h2>
        <p>{say(`shape.${shape}.hint`)}</p>
        {total === 0 ? <p className="not-known">{say('shapeEmpty')}</p> : null}
        {total > cards.length ? (
          <p>
            <a href={localePath(locale, shapePath(shape))}>{say('allOfShape', { count: total })}</a>
          </p>
        ) : null}
      </div>
      {total > 0 ? (
        <ul className="shelf-plates">
          {cards.map((card) => (
            <SpeciesCard key={card.id} species={card} brief />
          ))}
        </ul>
      ) : null}
    </section>
  )
}
