import type { ReactNode } from 'react'
import { ReportLink } from '@/domains/contributions/components/report-link'
import { useDuration } from '@/domains/recipes/components/duration'
import { RecipePicture } from '@/domains/recipes/components/recipe-picture'
import type { RecipeView } from '@/domains/recipes/view'
import { ButtonLink } from '@/ui/button'
import { InlineText } from '@/ui/inline-text'
import { LikeButton } from '@/ui/like-button'
import { PictureGallery } from '@/ui/patterns/picture-gallery'
import { RatingSummary } from '@/ui/rating-summary'
import { useFormatter, useTranslations } from '@/ui/texts'

function Facts({ recipe: { card, times, cuisine } }: { recipe: RecipeView }) {
  const t = useTranslations()
  const ui = useTranslations('ui.recipe')
  const duration = useDuration()
  const { prep, cook, total } = times
  return (
    <p className="dish-facts">
      {total ? <b>{duration(total)}</b> : null}
      {prep ? (
        <span>
          {ui('prep')} {duration(prep)}
        </span>
      ) : null}
      {cook ? (
        <span>
          {ui('cook')} {duration(cook)}
        </span>
      ) : null}
      {card.category ? <span>{t(`recipes.category.${card.category}`)}</span> : null}
      {cuisine ? (
        <span>
          <InlineText text={cuisine} />
        </span>
      ) : null}
    </p>
  )
}

/** The dish; several photographs of it one large at a time. */
function Pictures({ recipe: { card, pictures } }: { recipe: RecipeView }) {
  const t = useTranslations('ui.product')
  if (pictures.length < 2)
    return (
      <div className="plate goods">
        <RecipePicture recipe={card} urgent />
      </div>
    )
  return (
    <PictureGallery
      id="pictures"
      label={t('pictures')}
      pictures={pictures.map((image, index) => ({
        key: image.url,
        title: image.alt,
        picture: <RecipePicture recipe={{ ...card, image }} urgent={index === 0} />,
        small: <RecipePicture recipe={{ ...card, image: { ...image, alt: '' } }} />,
      }))}
    />
  )
}

interface RecipeOpeningProps {
  recipe: RecipeView
  /** The address of the cooking view for the present servings. */
  cookingPath: string
  /** What to know of its species. */
  safety: ReactNode
  /** Ways to share and print the page. */
  share: ReactNode
}

/** The top of a recipe: the dish, its times, what to know before eating it, and the way into the kitchen. */
export function RecipeOpening({ recipe, cookingPath, safety, share }: RecipeOpeningProps) {
  const t = useTranslations()
  const format = useFormatter()
  const { card, author } = recipe
  const entry = `recipes:${card.id}`
  return (
    <header className="dish">
      <div className="stack">
        <h1>
          <InlineText text={card.name} />
        </h1>
        <p className="lead">
          <InlineText text={card.description} />
        </p>
        <Facts recipe={recipe} />
        {safety}
        <div className="opening-actions">
          <ButtonLink href={cookingPath} data-serving-link="">
            {t('recipes.startCooking')}
          </ButtonLink>
          <LikeButton label={t('contributions.like')} item={entry} count={card.likeCount} />
          <a className="contributions-link" href="#reviews">
            <RatingSummary average={card.averageRating} count={card.ratingCount} />
          </a>
          <ReportLink entry={entry} isPage />
        </div>
        {share}
        <p className="caption">
          {author ? t('recipes.by', { name: author }) : t('recipes.editors')} ·{' '}
          <time dateTime={card.publishedAt}>
            {format.dateTime(new Date(card.publishedAt), { dateStyle: 'long' })}
          </time>
        </p>
      </div>
      <Pictures recipe={recipe} />
    </header>
  )
}
