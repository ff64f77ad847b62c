import type { ReactNode } from 'react'
import { stepStatesAmount } from '@/domains/recipes/ingredient-line'
import { ArrowLeft, ArrowRight, X } from '@/ui/icons'
import '@/ui/styles/cooking.css'
import { IngredientList } from '@/domains/recipes/components/ingredient-list'
import { KeepAwake } from '@/domains/recipes/components/keep-awake'
import { RecipeTools } from '@/domains/recipes/components/recipe-tools'
import { ServingForm } from '@/domains/recipes/components/serving-form'
import { StepAmounts } from '@/domains/recipes/components/step-amounts'
import { StepPicture } from '@/domains/recipes/components/step-picture'
import { StepTimer } from '@/domains/recipes/components/step-timer'
import { readServing, servingParams } from '@/domains/recipes/scale'
import type { RecipeView } from '@/domains/recipes/view'
import { plainText } from '@/foundation/i18n/localized-text'
import { translator } from '@/foundation/i18n/translator'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { singleParam } from '@/foundation/routing/search-params'
import { withQuery } from '@/foundation/routing/with-query'
import type { Head } from '@/foundation/seo/metadata'
import type { Page, SiteRequest } from '@/site/page'
import { loadRecipe } from '@/site/recipes/load-recipe'
import { ButtonLink } from '@/ui/button'
import { fetchFonts } from '@/ui/fonts'
import { InlineText } from '@/ui/inline-text'
import { SvgIcon } from '@/ui/svg-icon'
import { useLocale, useTranslations } from '@/ui/texts'

type Request = SiteRequest<{ slug: string }>

interface Data {
  recipe: RecipeView
  serving: ReturnType<typeof readServing>
}

async function load({ params, query, reader }: Request): Promise<Data> {
  const recipe = await loadRecipe(reader, params.slug)
  const requested = { serves: singleParam(query, 'serves'), units: singleParam(query, 'units') }
  return { recipe, serving: readServing(requested, recipe.card.servings) }
}

function head({ recipe: { card } }: Data, { locale }: Request): Head {
  const t = translator(locale, 'recipes.cooking')
  return { title: t('title', { name: plainText(card.name) }), robots: { index: false } }
}

/** The anchor of a step; the ingredients are step 0. */
const anchorOf = (step: number) => `step-${step}`

const positionId = (step: number) => `position-${step}`

interface StationHeadProps {
  recipePath: string
  step: number
  total: number
}

function StationHead({ recipePath, step, total }: StationHeadProps) {
  const t = useTranslations('recipes.cooking')
  return (
    <div className="station-head">
      <a href={recipePath} data-serving-link="">
        <SvgIcon of={X} />
        {t('leave')}
      </a>
      <span className="station-progress" aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks of the steps in their order
          <i key={index} className={index < step ? 'is-done' : undefined} aria-hidden="true" />
        ))}
      </span>
      <span className="numeric" id={positionId(step)}>
        {step > 0 ? t('position', { number: step, total }) : null}
      </span>
    </div>
  )
}

function StationNav({ recipePath, step, total }: StationHeadProps) {
  const t = useTranslations('recipes.cooking')
  const isLast = step === total
  return (
    <nav className="station-nav" aria-label={t('step', { number: step })}>
      {step === 0 ? (
        <ButtonLink kind="secondary" href={recipePath} data-serving-link="">
          {t('all')}
        </ButtonLink>
      ) : (
        <ButtonLink kind="secondary" href={`#${anchorOf(step - 1)}`}>
          <SvgIcon of={ArrowLeft} />
          {t('back')}
        </ButtonLink>
      )}
      {isLast ? (
        <ButtonLink href={recipePath} data-serving-link="">
          {t('done')}
        </ButtonLink>
      ) : (
        <ButtonLink href={`#${anchorOf(step + 1)}`}>
          {step === 0 ? t('first') : t('next')}
          <SvgIcon of={ArrowRight} />
        </ButtonLink>
      )}
    </nav>
  )
}

interface StationProps extends StationHeadProps {
  title: ReactNode
  children: ReactNode
}

/** A screen of the view. */
function Station({ title, children, ...place }: StationProps) {
  const heading = `heading-${place.step}`
  // Several steps have the heading of their part.
  const name = `${heading} ${positionId(place.step)}`
  return (
    <section className="station" id={anchorOf(place.step)} aria-labelledby={name}>
      <StationHead {...place} />
      <div className="station-main">
        <h2 id={heading}>{title}</h2>
        {children}
      </div>
      <StationNav {...place} />
    </section>
  )
}

interface StationsProps extends Data {
  /** The addresses of the recipe and of this view without servings. */
  path: string
}

function Stations({ recipe, serving, path }: StationsProps) {
  const t = useTranslations()
  const { card, ingredients } = recipe
  const steps = recipe.sections.flatMap(({ title, steps }) => steps.map((step) => ({ ...step, title })))
  const scale = { factor: serving.servings / card.servings, system: serving.system }
  const place = {
    recipePath: withQuery(path, servingParams(serving, card.servings)),
    total: steps.length,
  }
  return (
    <>
      <Station {...place} step={0} title={t('ui.recipe.ingredients')}>
        {recipe.safety ? (
          <p>
            <b>
              <InlineText text={recipe.safety} />
            </b>
          </p>
        ) : null}
        <ServingForm action={`${path}/cook`} {...serving} />
        <IngredientList ingredients={ingredients} scale={scale} />
        <KeepAwake message={t('recipes.cooking.awake')} />
      </Station>
      {steps.map(({ title, ...step }, index) => (
        <Station
          {...place}
          key={anchorOf(index + 1)}
          step={index + 1}
          title={title ? <InlineText text={title} /> : t('recipes.cooking.step', { number: index + 1 })}
        >
          <p className="station-text">
            <InlineText text={step.text ?? t('ui.recipe.noContent')} />
          </p>
          {stepStatesAmount(step) ? (
            <p className="caption" data-written-for hidden={scale.factor === 1}>
              {t('recipes.writtenFor', { count: card.servings })}
            </p>
          ) : null}
          <StepAmounts step={step} ingredients={ingredients} scale={scale} />
          <StepTimer minutes={step.minutes} />
          <StepPicture image={step.image} />
        </Station>
      ))}
    </>
  )
}

function View({ recipe, serving }: Data) {
  const t = useTranslations('recipes.cooking')
  const locale = useLocale()
  const { slug, name } = recipe.card
  fetchFonts({ tone: 'food', hasItalics: false })
  return (
    <div className="tone-food">
      <main id="main" className="kitchen">
        <h1 className="hidden-visually">{t('title', { name: plainText(name) })}</h1>
        <Stations
          recipe={recipe}
          serving={serving}
          path={localePath(locale, documentPath('recipes', slug))}
        />
      </main>
      <RecipeTools card={recipe.card} />
    </div>
  )
}

/** The recipe for one hand and from a distance: a screen for each step, by links alone. */
export const cookingPage: Page<Data, { slug: string }> = { load, head, View }

/** The same for other servings or units, rendered for each request as the recipe is. */
export const cookingServingPage: Page<Data, { slug: string }> = { ...cookingPage, maxAge: 0 }
