import { SpeciesCard } from '@/domains/species/components/species-card'
import { useTranslations } from '@/ui/texts'
import type { SpeciesMosaicData } from './load'

/** Illustrations of species, the first of them large. */
export function SpeciesMosaicBlock({ data }: { data: SpeciesMosaicData }) {
  const t = useTranslations()
  return (
    <>
      <h2 className="hidden-visually">{t('site.homePage.plates')}</h2>
      <ul className="mosaic">
        {data.map((card, index) => (
          <SpeciesCard key={card.id} species={card} urgent={index === 0} large={index === 0} brief />
        ))}
      </ul>
      <p className="caption mosaic-note">{t('species.classes')}</p>
    </>
  )
}
