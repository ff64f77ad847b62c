import '@/ui/styles/recipe.css'
import { Blocks } from '@/blocks/render'
import { IngredientList } from '@/domains/recipes/components/ingredient-list'
import { Nutrition } from '@/domains/recipes/components/nutrition'
import { RecipeTools } from '@/domains/recipes/components/recipe-tools'
import { ServingForm } from '@/domains/recipes/components/serving-form'
import { SpeciesSafety } from '@/domains/recipes/components/species-safety'
import { StepList } from '@/domains/recipes/components/step-list'
import { stepStatesAmount } from '@/domains/recipes/ingredient-line'
import { readServing, type ServingParams, servingParams } from '@/domains/recipes/scale'
import { recipeJsonLd } from '@/domains/recipes/structured-data'
import { ReferenceList } from '@/domains/references/components/reference-list'
import { allowsProductLinks } from '@/domains/species/edibility'
import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { localePath } from '@/foundation/routing/locale-path'
import { viewAll } from '@/foundation/routing/paths'
import { withQuery } from '@/foundation/routing/with-query'
import { absolute } from '@/foundation/seo/absolute'
import { JsonLd } from '@/foundation/seo/json-ld'
import { type Head, pageMetadata } from '@/foundation/seo/metadata'
import { Contributions } from '@/site/contributions/contributions'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { SiteShell } from '@/site/site-shell/site-shell'
import { ShareRow } from '@/ui/share-row'
import { useLocale, useTranslations } from '@/ui/texts'
import type { RecipePageData } from './load-recipe'
import { RecipeOpening } from './recipe-opening'
import { RecipeRelations } from './recipe-relations'

/** Without servings and units, the recipe as it is written. */
interface RecipePageProps extends RecipePageData {
  params?: ServingParams
}

export function recipeHead({ recipe, context }: RecipePageData, locale: Locale, index = true): Head {
  const { name, description } = recipe.card
  return pageMetadata({
    locale,
    path: context.path,
    title: context.title,
    description: plainText(description ?? name),
    index,
  })
}

/** The rating and the words of a recipe for search engines. */
function StructuredData({ recipe, rating }: Pick<RecipePageData, 'recipe' | 'rating'>) {
  const t = useTranslations('recipes')
  const locale = useLocale()
  const { card } = recipe
  const words = {
    category: (category: NonNullable<typeof card.category>) => t(`category.${category}`),
    yield: t('serves', { count: card.servings }),
    perServing: t('nutrition.perServing'),
  }
  return <JsonLd data={recipeJsonLd(recipe, rating, { locale, words })} />
}

/** The page of a recipe. */
export function RecipePage(props: RecipePageProps) {
  const t = useTranslations('recipes')
  const locale = useLocale()
  const { recipe, rating, lookAlikes, goods, related, context, blocks, contributions, params = {} } = props
  const { path, title } = context
  const { card, ingredients, sections, species, references } = recipe
  const serving = readServing(params, card.servings)
  const scale = { factor: serving.servings / card.servings, system: serving.system }
  const crumbs = crumbsTo(locale, path, { label: t('title'), path: viewAll.recipes }, { label: card.name })
  return (
    <SiteShell
      path={path}
      tone="food"
      showMarket={species.every(({ card: { edibility } }) => allowsProductLinks(edibility))}
    >
      <Breadcrumbs crumbs={crumbs} />
      <StructuredData recipe={recipe} rating={rating} />
      <article className="recipe-page">
        <RecipeOpening
          recipe={recipe}
          cookingPath={withQuery(localePath(locale, `${path}/cook`), servingParams(serving, card.servings))}
          safety={<SpeciesSafety recipe={recipe} lookAlikes={lookAlikes} />}
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
            {sections.some(({ steps }) => steps.some(stepStatesAmount)) ? (
              <p className="caption" data-written-for hidden={scale.factor === 1}>
                {t('writtenFor', { count: card.servings })}
              </p>
            ) : null}
            <StepList sections={sections} />
          </section>
        </div>
        <Nutrition recipe={recipe} />
        <Blocks blocks={blocks} page={context} />
        <ReferenceList references={references} />
        <RecipeRelations goods={goods} related={related} />
        {contributions ? <Contributions {...contributions} /> : null}
      </article>
      <RecipeTools card={card} />
    </SiteShell>
  )
}
