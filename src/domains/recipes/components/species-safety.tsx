import { useLocale, useTranslations } from 'next-intl'
import type { RecipeSpecies, RecipeView } from '@/domains/recipes/view'
import { EdibilityLabel } from '@/domains/species/components/edibility-label'
import { Plate } from '@/domains/species/components/plate'
import { SpeciesName } from '@/domains/species/components/species-name'
import { isEdible } from '@/domains/species/edibility'
import type { SpeciesCard } from '@/domains/species/listing'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { InlineText } from '@/ui/inline-text'

/** Look-alikes that are named; the species' page has all of them. */
const maxLookAlikes = 3

interface SpeciesSafetyProps {
  recipe: RecipeView
  /** Poisonous and deadly look-alikes of all its species, the deadliest first. */
  lookAlikes: readonly SpeciesCard[]
}

/** What to know of each species before cooking it: its class, the advice of its page and what it is confused with. */
export function SpeciesSafety({ recipe: { species, safety }, lookAlikes }: SpeciesSafetyProps) {
  const t = useTranslations()
  if (species.length === 0 && !safety) return null
  return (
    <section className="dish-safety" aria-label={t('recipes.safety')}>
      {safety ? (
        <p>
          <b>
            <InlineText text={safety} />
          </b>
        </p>
      ) : null}
      {species.map((one) => (
        <Species
          key={one.card.id}
          species={one}
          lookAlikes={lookAlikes.filter(({ id }) => one.lookAlikeIds.includes(id))}
        />
      ))}
    </section>
  )
}

interface SpeciesProps {
  species: RecipeSpecies
  lookAlikes: readonly SpeciesCard[]
}

function Species({ species: { card, advice }, lookAlikes }: SpeciesProps) {
  const t = useTranslations()
  const locale = useLocale()
  return (
    <div className="dish-species">
      <div className="plate">
        <Plate species={card} alt="" listed />
      </div>
      <div>
        <p className="dish-species-name">
          <EdibilityLabel edibility={card.edibility} />
          <a href={localePath(locale, documentPath('mushrooms', card.slug))}>
            <i className="binomial">{card.scientificName}</i>
          </a>
        </p>
        <p>
          {isEdible(card.edibility) ? <b>{t('species.verdict.expert')} </b> : null}
          <InlineText text={advice} />
        </p>
        {lookAlikes.length > 0 ? (
          <p className="dish-look-alikes">
            <span>{t('recipes.confused')}</span>
            {lookAlikes.slice(0, maxLookAlikes).map((one) => (
              <a key={one.id} href={localePath(locale, documentPath('mushrooms', one.slug))}>
                <EdibilityLabel edibility={one.edibility} /> <SpeciesName species={one} />
              </a>
            ))}
          </p>
        ) : null}
      </div>
    </div>
  )
}
