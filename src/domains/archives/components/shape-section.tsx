import { shapePath } from '@/domains/archives/shape-path'
import type { ShapeSection as Section } from '@/domains/archives/shapes'
import { SpeciesCard } from '@/domains/species/components/species-card'
import { localePath } from '@/foundation/routing/locale-path'
import { useLocale, useTranslations } from '@/ui/texts'
import { ShapeIcon } from './shape-icon'

/** One shape of the visual key: what to look for, and some of its plates. */
export function ShapeSection({ section: { shape, total, cards } }: { section: Section }) {
  const t = useTranslations('archive')
  const locale = useLocale()
  return (
    <section className="shape-section" id={shape} aria-labelledby={`${shape}-heading`}>
      <div className="shape-head">
        <ShapeIcon shape={shape} />
        <h2 id={`${shape}-heading`}>{t(`shape.${shape}.title`)}</h2>
        <p>{t(`shape.${shape}.hint`)}</p>
        {total === 0 ? <p className="unknown-value">{t('shapeEmpty')}</p> : null}
        {total > cards.length ? (
          <p>
            <a href={localePath(locale, shapePath(shape))}>{t('allOfShape', { count: total })}</a>
          </p>
        ) : null}
      </div>
      {total > 0 ? (
        <ul className="shape-plates">
          {cards.map((card) => (
            <SpeciesCard key={card.id} species={card} brief />
          ))}
        </ul>
      ) : null}
    </section>
  )
}
