import { getTranslations } from 'next-intl/server'
import { ViewAll } from '@/blocks/block-row'
import { deadliestSpecies } from '@/blocks/shared-reads'
import type { DeadlySpeciesBlockView } from '@/blocks/views'
import type { ContributionContext } from '@/domains/contributions/context'
import { SpeciesCard } from '@/domains/species/components/species-card'
import { Row } from '@/ui/row'

/** Deadly species; null where there are none. */
export async function DeadlySpeciesBlock({
  page,
  ...block
}: DeadlySpeciesBlockView & { page: ContributionContext }) {
  const { id, heading, lang } = block
  const { cards } = await deadliestSpecies(page.reader)
  const deadly = cards.filter(({ edibility }) => edibility === 'deadly')
  if (deadly.length === 0) return null
  const t = await getTranslations('site.homePage')
  const title = heading ? <span lang={lang}>{heading}</span> : t('deadly')
  return (
    <Row id={`deadly-${id}`} title={title} note={t('deadlyNote')}>
      <div className="row-wide stack">
        <ul className="four-cards aligned-cards">
          {deadly.map((card) => (
            <SpeciesCard key={card.id} species={card} brief />
          ))}
        </ul>
        <ViewAll to="/mushrooms/species/type/poisonous">{t('deadlyMore')}</ViewAll>
      </div>
    </Row>
  )
}
