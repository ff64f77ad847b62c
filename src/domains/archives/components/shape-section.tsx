import { useLocale, useTranslations } from 'next-intl'
import { shapePath } from '@/domains/archives/shape-path'
import type { ShapeSection as Shelf } from '@/domains/archives/shapes'
import { SpeciesCard } from '@/domains/species/components/species-card'
import { localePath } from '@/foundation/routing/locale-path'
import { ShapeIcon } from './shape-icon'

/** One step of the visual key: the shape, what to look for, and its plates. */
export function ShapeSection({ shelf: { shape, total, cards } }: { shelf: Shelf }) {
  const t = useTranslations('archive')
  const locale = useLocale()
  return (
    <section className="shelf" id={shape} aria-labelledby={`${shape}-heading`}>
      <div className="shelf-head">
        <ShapeIcon shape={shape} />
        <h2 id={`${shape}-heading`}>{t(`shape.${shape}.title`)}</h2>
        <p>{t(`shape.${shape}.hint`)}</p>
        {total === 0 ? <p className="not-known">{t('shapeEmpty')}</p> : null}
        {total > cards.length ? (
          <p>
            <a href={localePath(locale, shapePath(shape))}>{t('allOfShape', { count: total })}</a>
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
