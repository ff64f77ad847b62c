import '@/ui/styles/recipe.css'
import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { Blocks } from '@/blocks/render'
import { placedContributionKinds } from '@/blocks/selected-subject'
import type { BlockView } from '@/blocks/views'
import type { ContributionContext } from '@/domains/contributions/context'
import { memberRating } from '@/domains/contributions/server/member-rating'
import { IngredientList } from '@/domains/recipes/components/ingredient-list'
import { Nutrition } from '@/domains/recipes/components/nutrition'
import { RecipeTools } from '@/domains/recipes/components/recipe-tools.client'
import { ServingForm } from '@/domains/recipes/components/serving-form'
import { SpeciesSafety } from '@/domains/recipes/components/species-safety'
import { StepList } from '@/domains/recipes/components/step-list'
import { readServing, type ServingParams } from '@/domains/recipes/scale'
import { recipeJsonLd } from '@/domains/recipes/structured-data'
import { ReferenceList } from '@/domains/references/components/reference-list'
import { allowsProductLinks } from '@/domains/species/edibility'
import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath, viewAll } from '@/foundation/routing/paths'
import { absolute } from '@/foundation/seo/absolute'
import { JsonLd } from '@/foundation/seo/json-ld'
import { pageMetadata } from '@/foundation/seo/metadata'
import { Contributions } from '@/site/contributions/contributions'
import { allowAll } from '@/site/page-reader'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { SiteShell } from '@/site/site-shell/site-shell'
import { ShareRow } from '@/ui/share-row'
import { dangerousLookAlikes, loadRecipe } from './load-recipe'
import { RecipeOpening } from './recipe-opening'
import { RecipeRelations } from './recipe-relations'

interface RecipePageProps {
  locale: Locale
  slug: string
  /** The query of a page that is rendered for other servings or units. */
  params?: ServingParams
}

export async function recipeMetadata({ locale, slug }: RecipePageProps, index = true): Promise<Metadata> {
  const { name, description } = (await loadRecipe(locale, slug)).card
  return pageMetadata({
    locale,
    path: documentPath('recipes', slug),
    title: plainText(name),
    description: plainText(description ?? name),
    index,
  })
}

/** The page of a recipe. */
export async function RecipePage({ locale, slug, params = {} }: RecipePageProps) {
  const recipe = await loadRecipe(locale, slug)
  const t = await getTranslations('recipes')
  const { recipes: messages } = await getMessages()
  const reader = await allowAll(locale)
  const path = documentPath('recipes', slug)
  const { card, ingredients, sections, species, references } = recipe
  const title = plainText(card.name)
  const subject = { relationTo: 'recipes', value: recipe.id } as const
  const blocks = recipe.layout as BlockView[]
  const context: ContributionContext = { reader, subject, title, path }
  const serving = readServing(params, card.servings)
  const scale = { factor: serving.servings / card.servings, system: serving.system }
  const words = {
    category: (category: NonNullable<typeof card.category>) => t(`category.${category}`),
    yield: t('serves', { count: card.servings }),
    perServing: t('nutrition.perServing'),
  }
  const crumbs = crumbsTo(locale, path, { label: t('title'), path: viewAll.recipes }, { label: card.name })
  return (
    <SiteShell
      path={path}
      tone="food"
      showMarket={species.every(({ card: { edibility } }) => allowsProductLinks(edibility))}
    >
      <Breadcrumbs crumbs={crumbs} />
      <JsonLd data={recipeJsonLd(recipe, await memberRating(reader, subject), { locale, words })} />
      <article className="recipe-page">
        <RecipeOpening
          recipe={recipe}
          safety={<SpeciesSafety recipe={recipe} lookAlikes={await dangerousLookAlikes(locale, recipe)} />}
          share={<ShareRow address={absolute(locale, path)} title={title} />}
        />
        <div className="cook">
          <section className="needs" aria-labelledby="needs-heading">
            <h2 id="needs-heading">{t('need')}</h2>
            <ServingForm action={localePath(locale, path)} {...serving} />
            <IngredientList ingredients={ingredients} scale={scale} />
          </section>
          <section className="steps" aria-labelledby="steps-heading">
            <h2 id="steps-heading">{t('do')}</h2>
            <p className="caption" data-written-for hidden={scale.factor === 1}>
              {t('writtenFor', { count: card.servings })}
            </p>
            <StepList sections={sections} />
          </section>
        </div>
        <Nutrition recipe={recipe} />
        <Blocks blocks={blocks} page={context} />
        <ReferenceList references={references} />
        <RecipeRelations recipe={recipe} />
        <Contributions context={context} placed={placedContributionKinds(blocks, context)} />
      </article>
      <RecipeTools slug={slug} servings={card.servings} names={messages.units} locale={locale} />
    </SiteShell>
  )
}
