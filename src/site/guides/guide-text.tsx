import { Contents } from '@/blocks/contents'
import { RichText } from '@/blocks/rich-text'
import { SpeciesBlock } from '@/domains/species/components/species-block'
import { useTranslations } from '@/ui/texts'
import type { GuidePageData } from './load-guide'

/** The text of a growing guide between its contents and the species it grows. */
export function GuideText({ guide: { content }, species }: Pick<GuidePageData, 'guide' | 'species'>) {
  const t = useTranslations('species.sections')
  if (!content) return null
  return (
    <section className="row guide-row" aria-label={t('grow')}>
      <div className="row-head">
        <Contents {...content} />
      </div>
      <div className="row-main guide-text">
        <RichText {...content} />
      </div>
      <div className="row-side stack">
        {species.map(({ productsPath, ...card }) => (
          <SpeciesBlock key={card.id} species={card} productsPath={productsPath} />
        ))}
      </div>
    </section>
  )
}
