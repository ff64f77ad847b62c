import { type CardImage, cardImage, populated, type Related } from '@/domains/cards/card'
import { citation, type ReferenceItem, referenceItems } from '@/domains/references/view'
import { type SpeciesCard, speciesCard } from '@/domains/species/listing'
import { type Amounts, recordedAmounts } from '@/domains/species/nutrients'
import type { Locale } from '@/foundation/i18n/locales'
import { type LocalizedText, localizedText } from '@/foundation/i18n/localized-text'
import { placedBlocks } from '@/foundation/payload/placed-blocks'
import type { Mushroom, Recipe, Reference } from '@/payload-types'
import { estimateGrams, type Unit } from './amount'
import { type RecipeCard, recipeEntry, speciesRelations } from './listing'
import { type NutrientAmounts, type RecipeNutrition, sumNutrition, type WeighedIngredient } from './nutrition'
import { ingredientNutrients } from './vocabulary'

export interface Ingredient {
  quantity: number | null
  unit: Unit | null
  name: LocalizedText
  note: LocalizedText | null
  /** The slug of the species, if it is one. */
  species: string | null
}

export interface Step {
  /** Null for a step that an editor has left empty. */
  text: LocalizedText | null
  /** Of its timer. */
  minutes: number | null
  image: CardImage | null
}

/** A species of the dish, with what to know before eating it. */
export interface RecipeSpecies {
  card: SpeciesCard
  advice: LocalizedText
  lookAlikeIds: string[]
}

/** Figures that an editor has entered for the dish. */
export interface MeasuredNutrition {
  serving: string
  servingSize: LocalizedText | null
  amounts: Amounts
  source: string | null
}

/** A recipe as its page shows it. */
export interface RecipeView {
  card: RecipeCard
  id: string
  /** The editors' photographs, the first of which stands on the card. */
  pictures: CardImage[]
  author: string | null
  updatedAt: string
  times: { prep: number | null; cook: number | null; total: number | null }
  ingredients: Ingredient[]
  sections: { title: LocalizedText | null; steps: Step[] }[]
  safety: LocalizedText | null
  /** Each with its language if it fell back. */
  layout: (NonNullable<Recipe['layout']>[number] & { lang?: Locale })[]
  cuisine: LocalizedText | null
  keywords: LocalizedText | null
  species: RecipeSpecies[]
  measured: MeasuredNutrition | null
  nutrition: RecipeNutrition | null
  references: ReferenceItem[]
  /** Ids of all other documents that the page shows, by collection. */
  shown: { mushrooms: string[]; references: string[] }
}

/** What a recipe shows of documents that its own relations do not reach. */
export interface RecipeSources {
  author: string | null
  /** The references of the species' figures, by id. */
  references: ReadonlyMap<string, Reference>
}

type Row = NonNullable<Recipe['ingredients']>[number]

const idOf = (relation: Related<{ id: string }>) => (typeof relation === 'object' ? relation?.id : relation)

const pickAmounts = (figures: object) =>
  Object.fromEntries(
    ingredientNutrients.map((nutrient) => {
      const amount = (figures as Partial<Record<string, unknown>>)[nutrient]
      return [nutrient, typeof amount === 'number' ? amount : null]
    }),
  ) as NutrientAmounts

/** The figures of a row: an editor's own or else those of its species, which are of the fresh mushroom. */
function figuresOf(
  { figures, species, dried }: Row,
  { references }: RecipeSources,
): Pick<WeighedIngredient, 'per100g' | 'source'> {
  if (typeof figures?.calories === 'number')
    return { per100g: pickAmounts(figures), source: citation(figures.source) }
  const nutrients = populated(species)?.specie.nutrients
  const isPer100g = (nutrients?.servingSizeQty ?? 100) === 100 && (nutrients?.servingSizeUnit ?? 'g') === 'g'
  if (typeof nutrients?.calories !== 'number' || !isPer100g || dried) return { per100g: null, source: null }
  const source = references.get(idOf(nutrients.source) ?? '')
  return { per100g: pickAmounts(nutrients), source: citation(source) }
}

function weighed(row: Row, sources: RecipeSources): WeighedIngredient {
  const { quantity, unit, figures } = row
  return {
    name: localizedText(row, 'name'),
    grams: unit === 'g' ? (quantity ?? null) : (figures?.grams ?? null),
    estimatedGrams: estimateGrams(quantity ?? null, unit ?? null),
    isNegligible: typeof quantity !== 'number' || unit === 'pinch',
    ...figuresOf(row, sources),
  }
}

function speciesOf(doc: Mushroom): RecipeSpecies {
  const lookAlikes = doc.specie.lookAlikeSpecies ?? []
  return {
    card: speciesCard(doc),
    advice: localizedText(doc.specie.safety, 'advice'),
    lookAlikeIds: lookAlikes.flatMap(({ species }) => idOf(species) ?? []),
  }
}

function measuredOf({ nutrition }: Recipe): MeasuredNutrition | null {
  const amounts = recordedAmounts(nutrition)
  if (!nutrition || !amounts) return null
  const { qty, unit } = nutrition.servings ?? {}
  return {
    serving: `${qty ?? 100} ${unit ?? 'g'}`,
    servingSize: localizedText(nutrition, 'servingSize'),
    amounts,
    source: citation(nutrition.source),
  }
}

function sectionsOf({ instructions }: Recipe): RecipeView['sections'] {
  return (instructions ?? []).map((section) => ({
    title: localizedText(section, 'sectionName'),
    steps: (section.steps ?? []).map((step) => ({
      text: localizedText(step, 'stepText') || null,
      minutes: step.minutes ?? null,
      image: cardImage(step.stepImage),
    })),
  }))
}

/** The ids of the references of its species' figures. */
export function figureSources(doc: Recipe): string[] {
  const species = speciesRelations(doc).flatMap((one) => populated(one) ?? [])
  return species.flatMap(({ specie }) => idOf(specie.nutrients?.source) ?? [])
}

/** Converts a recipe, read at depth 1, to what its page shows. */
export function recipeView(doc: Recipe, sources: RecipeSources): RecipeView {
  const { card } = recipeEntry(doc)
  const rows = doc.ingredients ?? []
  const related = speciesRelations(doc).flatMap((one) => populated(one) ?? [])
  const species = related.map(speciesOf)
  return {
    card,
    id: doc.id,
    pictures: (doc.images ?? []).flatMap((image) => cardImage(image) ?? []),
    author: sources.author,
    updatedAt: doc.updatedAt,
    times: {
      prep: doc.cookingTime?.prepTime ?? null,
      cook: doc.cookingTime?.cookTime ?? null,
      total: doc.cookingTime?.totalTime ?? null,
    },
    ingredients: rows.map((row) => ({
      // A quantity of nothing is none.
      quantity: row.quantity || null,
      unit: row.unit ?? null,
      name: localizedText(row, 'name'),
      note: localizedText(row, 'note'),
      species: populated(row.species)?.slug ?? null,
    })),
    sections: sectionsOf(doc),
    safety: localizedText(doc, 'safety'),
    layout: placedBlocks(doc.layout),
    cuisine: localizedText(doc, 'cuisine'),
    keywords: localizedText(doc, 'keywords'),
    species,
    measured: measuredOf(doc),
    nutrition: sumNutrition(
      rows.map((row) => weighed(row, sources)),
      doc.yield,
    ),
    references: referenceItems(doc.references),
    shown: {
      mushrooms: species.flatMap(({ card: { id }, lookAlikeIds }) => [id, ...lookAlikeIds]),
      references: [...referenceItems(doc.references).map(({ id }) => id), ...sources.references.keys()],
    },
  }
}
