import { pages } from '@sample/pages'
import { posts } from '@sample/posts'
import { projects } from '@sample/projects'
import { recipes } from '@sample/recipes'
import type { PostSample, ProjectSample, RecipeSample, Text } from '@sample/types'
import type { Payload } from 'payload'
import { dishes, dishOf } from '@/domains/recipes/vocabulary'
import { insertMissing } from './insert'
import { type LayoutRelations, layoutData } from './layout'
import type { Ids } from './loaded-ids'
import { richTextConverter } from './rich-text'
import { rowId } from './rows'
import type { SpeciesRelations } from './species'

export const readingTotal = posts.length + projects.length + recipes.length + pages.length

type Relations = Pick<SpeciesRelations, 'species' | 'references'>

type ArticleRelations = Relations & { layoutRelations: LayoutRelations }

const idsOf = (slugs: readonly string[], ids: Ids) => slugs.flatMap((slug) => ids.get(slug) ?? [])

/** What posts and projects have in common. */
function articleData(
  sample: PostSample | ProjectSample,
  locale: keyof Text,
  { species, references, layoutRelations }: ArticleRelations,
) {
  return {
    slug: sample.slug,
    _status: 'published' as const,
    title: sample.title[locale],
    meta: { description: sample.summary[locale] },
    species: idsOf(sample.species, species),
    references: idsOf(sample.references, references),
    publishedAt: sample.publishedAt,
    content: layoutRelations.toRichText(sample.content[locale]) as never,
    layout: layoutData(sample.slug, sample.layout ?? [], locale, layoutRelations),
  }
}

/** The drawing of the sample, or else that which the slug names or that of the category. */
function drawingOf({ slug, category, drawing }: RecipeSample) {
  return drawing ?? dishes.find((dish) => slug.split('-').includes(dish)) ?? dishOf[category]
}

function recipeData(sample: RecipeSample, locale: keyof Text, { species, references }: Relations) {
  return {
    slug: sample.slug,
    _status: 'published' as const,
    name: sample.name[locale],
    description: sample.summary[locale],
    cookingTime: { prepTime: sample.prepMinutes, cookTime: sample.cookMinutes },
    yield: sample.servings,
    species: idsOf(sample.species, species),
    category: sample.category,
    cuisine: sample.cuisine[locale],
    keywords: sample.keywords[locale],
    drawing: drawingOf(sample),
    ingredients: sample.ingredients.map(({ quantity, unit, name, note, species: slug }, index) => ({
      id: rowId(sample.slug, 'ingredients', index),
      quantity,
      unit,
      name: name[locale],
      note: note?.[locale],
      species: slug ? species.get(slug) : undefined,
      dried: /\bdried\b/i.test(name.en),
    })),
    instructions: sample.sections.map(({ title, steps }, section) => ({
      id: rowId(sample.slug, 'instructions', section),
      sectionName: title?.[locale],
      steps: steps.map(({ text, minutes }, step) => ({
        id: rowId(sample.slug, 'steps', section, step),
        stepText: text[locale],
        minutes,
      })),
    })),
    safety: sample.safety?.[locale],
    references: idsOf(sample.references, references),
    publishedAt: sample.publishedAt,
  }
}

interface ReadingRelations extends Relations {
  categories: Ids
  guides: Ids
}

/** Loads recipes, posts, projects and pages. */
export async function loadReading(
  payload: Payload,
  { categories, guides, ...relations }: ReadingRelations,
  advance: () => void,
): Promise<void> {
  const toRichText = await richTextConverter(payload)
  const recipeIds = await insertMissing(
    payload,
    {
      collection: 'recipes',
      samples: recipes,
      dataIn: (recipe, locale) => recipeData(recipe, locale, relations),
    },
    advance,
  )
  const entries = { growingguides: guides, recipes: recipeIds }
  const context = { ...relations, layoutRelations: { categories, entries, toRichText } }
  await insertMissing(
    payload,
    {
      collection: 'posts',
      samples: posts,
      dataIn: (post, locale) => ({ ...articleData(post, locale, context), topics: post.topics }),
    },
    advance,
  )
  await insertMissing(
    payload,
    {
      collection: 'projects',
      samples: projects,
      dataIn: (project, locale) => ({
        ...articleData(project, locale, context),
        state: project.state,
        place: project.place?.[locale],
      }),
    },
    advance,
  )
  await insertMissing(
    payload,
    {
      collection: 'pages',
      samples: pages,
      dataIn: ({ slug, title, summary, content }, locale) => ({
        slug,
        _status: 'published' as const,
        title: title[locale],
        meta: { description: summary[locale] },
        layout: [
          {
            id: rowId(slug, 'layout'),
            blockType: 'content' as const,
            richText: toRichText(content[locale]) as never,
          },
        ],
      }),
    },
    advance,
  )
}
