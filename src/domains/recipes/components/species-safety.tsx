import { TaxonName } from '@/domains/cards/taxon-name'
import type { RecipeSpecies, RecipeView } from '@/domains/recipes/view'
import { CookingRule } from '@/domains/species/components/cooking-rule'
import { EdibilityLabel } from '@/domains/species/components/edibility-label'
import { Plate } from '@/domains/species/components/plate'
import { SpeciesName } from '@/domains/species/components/species-name'
import { byDanger, isEdible, isToxic } from '@/domains/species/edibility'
import { statesExpertCondition } from '@/domains/species/expert-condition'
import type { SpeciesCard } from '@/domains/species/listing'
import { speciesKey, type UnlistedSpecies } from '@/domains/species/unlisted'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { InlineText } from '@/ui/inline-text'
import { useLocale, useTranslations } from '@/ui/texts'

/** Look-alikes that are named; the species' page has all of them. */
const maxLookAlikes = 3

interface SpeciesSafetyProps {
  recipe: RecipeView
  /** Poisonous and deadly look-alikes of all its species that have a page. */
  lookAlikes: readonly SpeciesCard[]
}

/** The poisonous and deadly look-alikes of a species, the deadliest first. */
function poisonousAlikes(
  { card, lookAlikeIds }: RecipeSpecies,
  lookAlikes: readonly SpeciesCard[],
): (SpeciesCard | UnlistedSpecies)[] {
  const listed = lookAlikes.filter(({ id }) => lookAlikeIds.includes(id))
  const unlisted = (card.unlistedDangers ?? []).filter(({ edibility }) => isToxic(edibility))
  return [...listed, ...unlisted].sort(byDanger)
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
        <Species key={one.card.id} species={one} lookAlikes={poisonousAlikes(one, lookAlikes)} />
      ))}
    </section>
  )
}

interface SpeciesProps {
  species: RecipeSpecies
  lookAlikes: readonly (SpeciesCard | UnlistedSpecies)[]
}

function LookAlike({ species }: { species: SpeciesCard | UnlistedSpecies }) {
  const locale = useLocale()
  const name = (
    <>
      <SpeciesName species={species} /> <EdibilityLabel edibility={species.edibility} />
    </>
  )
  if (species.kind === 'unlisted') return <span>{name}</span>
  return <a href={localePath(locale, documentPath('mushrooms', species.slug))}>{name}</a>
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
            <i className="binomial">
              <TaxonName name={card.scientificName} />
            </i>
          </a>
        </p>
        <p>
          {isEdible(card.edibility) && !statesExpertCondition(advice) ? (
            <b>{t('species.verdict.expert')} </b>
          ) : null}
          <InlineText text={advice} />
        </p>
        {card.cooking ? (
          <p>
            <CookingRule cooking={card.cooking} />
          </p>
        ) : null}
        {lookAlikes.length > 0 ? (
          <p className="dish-look-alikes">
            <span>{t('recipes.confused')}</span>
            {lookAlikes.slice(0, maxLookAlikes).map((one) => (
              <LookAlike key={speciesKey(one)} species={one} />
            ))}
          </p>
        ) : null}
      </div>
    </div>
  )
}
