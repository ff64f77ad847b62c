import { ArrowLeft, ArrowRight, X } from '@/ui/icons'
import '@/ui/styles/cooking.css'
import { IngredientList } from '@/domains/recipes/components/ingredient-list'
import { KeepAwake } from '@/domains/recipes/components/keep-awake'
import { RecipeTools } from '@/domains/recipes/components/recipe-tools'
import { StepPicture } from '@/domains/recipes/components/step-picture'
import { StepTimer } from '@/domains/recipes/components/step-timer'
import type { RecipeView } from '@/domains/recipes/view'
import { plainText } from '@/foundation/i18n/localized-text'
import { translator } from '@/foundation/i18n/translator'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
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
}

async function load({ params, reader }: Request): Promise<Data> {
  return { recipe: await loadRecipe(reader, params.slug) }
}

function head({ recipe: { card } }: Data, { locale }: Request): Head {
  const t = translator(locale, 'recipes.cooking')
  return { title: t('title', { name: plainText(card.name) }), robots: { index: false } }
}

/** The anchor of a step; the ingredients are step 0. */
const anchorOf = (step: number) => `step-${step}`

interface StationHeadProps {
  recipePath: string
  step: number
  total: number
}

function StationHead({ recipePath, step, total }: StationHeadProps) {
  const t = useTranslations('recipes.cooking')
  return (
    <div className="station-head">
      <a href={recipePath}>
        <SvgIcon of={X} />
        {t('leave')}
      </a>
      <span className="station-progress" aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks of the steps in their order
          <i key={index} className={index < step ? 'is-done' : undefined} aria-hidden="true" />
        ))}
      </span>
      <span className="numeric">{step > 0 ? t('position', { number: step, total }) : null}</span>
    </div>
  )
}

function StationNav({ recipePath, step, total }: StationHeadProps) {
  const t = useTranslations('recipes.cooking')
  const isLast = step === total
  return (
    <nav className="station-nav" aria-label={t('step', { number: step })}>
      <ButtonLink kind="secondary" href={step === 0 ? recipePath : `#${anchorOf(step - 1)}`}>
        {step === 0 ? null : <SvgIcon of={ArrowLeft} />}
        {step === 0 ? t('all') : t('back')}
      </ButtonLink>
      <ButtonLink href={isLast ? recipePath : `#${anchorOf(step + 1)}`}>
        {isLast ? t('done') : step === 0 ? t('first') : t('next')}
        {isLast ? null : <SvgIcon of={ArrowRight} />}
      </ButtonLink>
    </nav>
  )
}

function Stations({ recipe, recipePath }: { recipe: RecipeView; recipePath: string }) {
  const t = useTranslations()
  const steps = recipe.sections.flatMap(({ title, steps }) => steps.map((step) => ({ ...step, title })))
  const total = steps.length
  return (
    <>
      <section className="station" id={anchorOf(0)} aria-labelledby="ingredients-heading">
        <StationHead recipePath={recipePath} step={0} total={total} />
        <div className="station-main">
          <h2 id="ingredients-heading">{t('ui.recipe.ingredients')}</h2>
          {recipe.safety ? (
            <p>
              <b>
                <InlineText text={recipe.safety} />
              </b>
            </p>
          ) : null}
          <IngredientList ingredients={recipe.ingredients} scale={{ factor: 1, system: 'metric' }} />
          <KeepAwake message={t('recipes.cooking.awake')} />
        </div>
        <StationNav recipePath={recipePath} step={0} total={total} />
      </section>
      {steps.map(({ title, text, minutes, image }, index) => (
        <section
          key={anchorOf(index + 1)}
          className="station"
          id={anchorOf(index + 1)}
          aria-labelledby={`heading-${index + 1}`}
        >
          <StationHead recipePath={recipePath} step={index + 1} total={total} />
          <div className="station-main">
            <h2 id={`heading-${index + 1}`}>
              {title ? <InlineText text={title} /> : t('recipes.cooking.step', { number: index + 1 })}
            </h2>
            <p className="station-text">
              <InlineText text={text ?? t('ui.recipe.noContent')} />
            </p>
            <StepTimer minutes={minutes} />
            <StepPicture image={image} />
          </div>
          <StationNav recipePath={recipePath} step={index + 1} total={total} />
        </section>
      ))}
    </>
  )
}

function View({ recipe }: Data) {
  const t = useTranslations('recipes.cooking')
  const locale = useLocale()
  const { slug, name } = recipe.card
  fetchFonts({ tone: 'food', hasItalics: false })
  return (
    <div className="tone-food">
      <main id="main" className="kitchen">
        <h1 className="hidden-visually">{t('title', { name: plainText(name) })}</h1>
        <Stations recipe={recipe} recipePath={localePath(locale, documentPath('recipes', slug))} />
      </main>
      <RecipeTools card={recipe.card} />
    </div>
  )
}

/** The recipe for one hand and from a distance: a screen for each step, by links alone. */
export const cookingPage: Page<Data, { slug: string }> = { load, head, View }
