import { TaxonName } from '@/domains/cards/taxon-name'
import '@/ui/styles/recipe-card.css'
import type { RecipeCard } from '@/domains/recipes/listing'
import { EdibilityLabel } from '@/domains/species/components/edibility-label'
import { plainText } from '@/foundation/i18n/localized-text'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { classes } from '@/ui/classes'
import { InlineText } from '@/ui/inline-text'
import { LikeButton } from '@/ui/like-button'
import { useLocale, useTranslations } from '@/ui/texts'
import { useDuration } from './duration'
import { RecipePicture } from './recipe-picture'

/** All cards draw their time on the same two hours. */
const scaleMinutes = 120

function Time({ minutes }: { minutes: number }) {
  const duration = useDuration()
  const share = Math.min(minutes / scaleMinutes, 1) * 100
  return (
    <p className="dish-time">
      <span className="dish-time-scale" aria-hidden="true">
        <i aria-hidden="true" style={{ '--v': share } as React.CSSProperties} />
      </span>
      <b>{duration(minutes)}</b>
    </p>
  )
}

interface RecipeItemProps {
  recipe: RecipeCard
  /** Shown large, at the beginning of a list. */
  isLeading?: boolean
  urgent?: boolean
}

/** A recipe's card. The species never stands without its class. */
export function RecipeItem({ recipe, isLeading = false, urgent = false }: RecipeItemProps) {
  const t = useTranslations()
  const locale = useLocale()
  const { id, slug, name, description, category, species, minutes, servings, likeCount } = recipe
  const [first] = species
  const facts = [
    t('recipes.serves', { count: servings }),
    category ? t(`recipes.category.${category}`) : null,
  ]
  return (
    <li className={classes('card', 'dish-card', isLeading ? 'is-leading' : null)}>
      <div className="body">
        <h3>
          <a href={localePath(locale, documentPath('recipes', slug))}>
            <InlineText text={name} />
          </a>
        </h3>
        {isLeading ? (
          <p className="lead">
            <InlineText text={description} />
          </p>
        ) : null}
        {first ? (
          <p className="card-line">
            <i className="binomial">
              <TaxonName name={first.scientificName} />
            </i>
            <EdibilityLabel edibility={first.edibility} />
          </p>
        ) : null}
        {minutes ? <Time minutes={minutes} /> : null}
        <p className="caption">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="plate goods">
        <RecipePicture recipe={recipe} listed={!isLeading} urgent={urgent} />
        <LikeButton
          small
          label={t('contributions.likeTitle', { title: plainText(name) })}
          item={`recipes:${id}`}
          count={likeCount}
        />
      </div>
    </li>
  )
}
