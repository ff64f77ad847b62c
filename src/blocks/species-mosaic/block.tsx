import { getTranslations } from 'next-intl/server'
import type { SpeciesMosaicBlockView } from '@/blocks/views'
import { selectFeaturedPlates } from '@/domains/archives/featured-plates'
import { shapeSections } from '@/domains/archives/shapes'
import type { ContributionContext } from '@/domains/contributions/context'
import { SpeciesCard } from '@/domains/species/components/species-card'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'

/** One large illustration and six beside it. */
const mosaicSize = 7

/** The plates are selected from this many species of each shape. */
const candidatesPerShape = 40

/** Illustrations of species, the first of them large. */
export async function SpeciesMosaicBlock({ page }: SpeciesMosaicBlockView & { page: ContributionContext }) {
  dependsOn([tags.list('mushrooms')])
  const shapes = await shapeSections(page.reader, { sort: 'oldest', limit: candidatesPerShape })
  const species = selectFeaturedPlates(shapes, mosaicSize)
  if (species.length === 0) return null
  const t = await getTranslations()
  return (
    <>
      <h2 className="hidden-visually">{t('site.homePage.plates')}</h2>
      <ul className="mosaic">
        {species.map((card, index) => (
          <SpeciesCard key={card.id} species={card} urgent={index === 0} large={index === 0} brief />
        ))}
      </ul>
      <p className="caption mosaic-note">{t('species.classes')}</p>
    </>
  )
}
