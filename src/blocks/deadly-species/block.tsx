import { ViewAll } from '@/blocks/block-row'
import type { DeadlySpeciesBlockView } from '@/blocks/views'
import { SpeciesCard } from '@/domains/species/components/species-card'
import { Row } from '@/ui/row'
import { useTranslations } from '@/ui/texts'
import type { DeadlySpeciesData } from './load'

/** Deadly species. */
export function DeadlySpeciesBlock({
  id,
  heading,
  lang,
  data,
}: DeadlySpeciesBlockView & { data: DeadlySpeciesData }) {
  const t = useTranslations('site.homePage')
  const title = heading ? <span lang={lang}>{heading}</span> : t('deadly')
  return (
    <Row id={`deadly-${id}`} title={title} note={t('deadlyNote')}>
      <div className="row-wide stack">
        <ul className="four-cards aligned-cards">
          {data.map((card) => (
            <SpeciesCard key={card.id} species={card} brief />
          ))}
        </ul>
        <ViewAll to="/mushrooms/species/type/poisonous">{t('deadlyMore')}</ViewAll>
      </div>
    </Row>
  )
}
