import { TaxonName } from '@/domains/cards/taxon-name'
import type { RecipeView } from '@/domains/recipes/view'
import { EdibilityLabel } from '@/domains/species/components/edibility-label'
import { isEdible } from '@/domains/species/edibility'
import { statesExpertCondition } from '@/domains/species/expert-condition'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { InlineText } from '@/ui/inline-text'
import { useLocale, useTranslations } from '@/ui/texts'

/** What to know of each species before eating the dish, where the recipe stands on another page. */
export function SafetyLines({ recipe: { safety, species } }: { recipe: RecipeView }) {
  const t = useTranslations('species')
  const locale = useLocale()
  return (
    <>
      {safety ? (
        <p>
          <b>
            <InlineText text={safety} />
          </b>
        </p>
      ) : null}
      {species.map(({ card: { id, slug, scientificName, edibility }, advice }) => (
        <p key={id}>
          <EdibilityLabel edibility={edibility} tag />{' '}
          <a className="binomial" href={localePath(locale, documentPath('mushrooms', slug))}>
            <TaxonName name={scientificName} />
          </a>
          . {isEdible(edibility) && !statesExpertCondition(advice) ? <b>{t('verdict.expert')} </b> : null}
          <InlineText text={advice} />
        </p>
      ))}
    </>
  )
}
