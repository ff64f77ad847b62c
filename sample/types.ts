/**
 * Types of the sample content: one file per record, typed, in three languages. Facts cite the slug of a
 * reference under `references/`; uncertain facts are left out.
 */
import type { Container, StageName } from '@/domains/guides/stages.ts'
import type { Dish } from '@/domains/recipes/vocabulary.ts'
import type { Area } from '@/domains/species/areas.ts'
import type { Frequency, KeyNoteState } from '@/domains/species/key-traits.ts'
import type {
  AmountBasis,
  AmountUnit,
  Attachment,
  CapMargin,
  CapShape,
  CapSurface,
  Ecology,
  Edibility,
  Evidence,
  Finding,
  Ground,
  GrowthForm,
  Habit,
  Hemisphere,
  Hymenium,
  MeasuredPart,
  Part,
  RedListCategory,
  RedListScope,
  SporePrint,
  Stipe,
  StipePattern,
  Syndrome,
} from '@/domains/species/vocabulary.ts'
import type { BlockSample } from './block-types.ts'
import type { Text } from './text.ts'

export type { Text }

/** Common names in each language, the most common first; none where no name is in use. */
export type Names = { en: string[]; es: string[]; pt: string[] }

/** A closed interval. */
export type Range = { min: number; max: number }

export interface ColourRange {
  /** `#rrggbb`, the colour most specimens show. */
  typical: string
  /** `#rrggbb`, towards the margin or in young specimens. */
  light?: string
  /** `#rrggbb`, at the centre or in old specimens. */
  dark?: string
}

/** A look-alike with one difference that can be checked on the specimen. */
export type LookAlikeSample = LookAlikeDifference & (ListedLookAlike | UnlistedLookAlike)

interface ListedLookAlike {
  /** Slug of a species of the sample content. */
  species: string
  name?: undefined
}

/** A species that the sample content lacks. */
interface UnlistedLookAlike {
  species?: undefined
  /** Its scientific name, without underscores. */
  name: string
  edibility: Edibility
}

interface LookAlikeDifference {
  /** The part to compare. */
  trait: Part
  /** The appearance of that part on this species, in a few words. */
  own: Text
  /** The appearance of that part on the look-alike, in a few words. */
  other: Text
}

export interface SeasonSample {
  region: Text
  /** The part of the world that the region belongs to. */
  area: Area
  hemisphere: Hemisphere
  /** Months 1-12 in which it fruits in the region. */
  months: number[]
  /** Months 1-12 in which it is found most often; a subset of `months`. */
  peak: number[]
}

/** An assessment of how threatened a species is. */
export interface RedListSample {
  category: RedListCategory
  scope: RedListScope
  /** The year of the assessment. */
  year: number
  /** Slug of a reference. */
  source: string
}

export interface DescribedSample {
  /** Slug of a category in the list's group (see `taxonomy.ts`). */
  value: string
  description: Text
}

export interface BenefitSample extends DescribedSample {
  /** The kind of study that the source reports. */
  evidence: Evidence
  /** What it found in people. */
  finding: Finding
  /** In whom it was studied, and how, as the source says. */
  population: Text
  /** Slug of a reference. */
  source?: string
}

/** What one study measured, or a compound that is present: several may name the same compound. */
export interface CompoundSample {
  /** Slug of a compound category (see `taxonomy.ts`). */
  compound: string
  /** Absent if it is present but no reliable amount is known. */
  amount?: Range
  units?: AmountUnit
  basis?: AmountBasis
  /** The part that was measured. */
  part?: MeasuredPart
  /** How many collections were measured, if the source says so. */
  collections?: number
  /** Only for medicinal compounds: studied or claimed benefits, never promises. */
  benefits?: Text
  /** Slug of a reference; required where an amount is given. */
  source?: string
}

export interface LocalNameSample {
  name: string
  /** `ca`, `es-MX`. */
  language: string
  /** Slug of a reference. */
  source?: string
}

export interface SpeciesSample {
  /** Lower-case hyphenated binomial: `amanita-phalloides`. */
  slug: string
  scientificName: string
  /** Author citation, when certain: `(Vaill. ex Fr.) Link`. */
  authority?: string
  /** Index Fungorum or MycoBank number, only when known for certain. */
  mycobank?: number
  /** Key in the GBIF backbone taxonomy, only when known for certain. */
  gbif?: number
  /** Wikidata item (`Q131227`), only when known for certain. */
  wikidata?: string
  variation?: string
  /** Names under which it was published before. */
  synonyms?: string[]
  commonNames: Names
  /** Names in other languages, and of one country alone; the language as a BCP 47 tag. */
  localNames?: LocalNameSample[]
  /** One or two sentences, 80-170 characters: the most important fact for a reader. */
  summary: Text
  /** Two to four paragraphs, separated by a blank line; 600-1400 characters. */
  about: Text
  taxonomy: {
    kingdom: string
    division: string
    class: string
    order: string
    family: string
    genus: string
    species: string
  }
  /** One or two classes, the worse one first. */
  edibility: [Edibility] | [Edibility, Edibility]
  /** The warning shown first. `headline` is one short sentence; `advice` one or two sentences. */
  safety: { headline: Text; advice: Text }
  /** For species that must be cooked: the shortest time, and whether the water is thrown away. */
  cooking?: { minutes: number; discardsWater?: boolean; source: string }
  /** For poisonous species. */
  poisoning?: {
    toxins: string[]
    syndrome: Syndrome
    /** Hours from the meal to the first symptoms. */
    onsetHours?: Range
    /** Stages of the poisoning in order. */
    course: { when: Text; what: Text }[]
    source: string
  }
  /** Types of `taxonomy.ts`: edible, medicinal, psychoactive, poisonous, gourmet. */
  types: string[]
  /**
   * Legend to the plate: one line of 20-110 characters per part; absent where the part does not exist or
   * is not distinctive.
   */
  characteristics: { [part in Part]?: Text }
  /** One to three parts that decide the identification. */
  decisive: Part[]
  traits: {
    growthForm: GrowthForm
    /** From young to old, at most three. */
    capShapes: CapShape[]
    capSurfaces: CapSurface[]
    capMargin?: CapMargin
    hymenium: Hymenium
    attachment: Attachment
    stipe: Stipe
    stipePattern?: StipePattern
    sporePrint: SporePrint[]
    ecology: Ecology[]
    habit: Habit
    ground: Ground
    colours: {
      cap: ColourRange
      hymenium?: ColourRange
      stipe?: ColourRange
      ring?: ColourRange
      volva?: ColourRange
      flesh?: ColourRange
      /** Warts, scales or zones that differ from the cap. */
      marks?: ColourRange
    }
    /** Centimetres; for fruit bodies without cap, `cap` is their width. */
    size: { cap: Range; height?: Range; stipeThickness?: Range }
    /** Swelling of the stipe's base: 0 none, 1 strongly bulbous. */
    bulb?: number
  }
  /** What the traits do not say: states of the key that occur besides, are easily misread, or are impossible. */
  keyNotes: Partial<Record<KeyNoteState, Frequency>>
  habitat: Text
  distribution: Text
  seasons: SeasonSample[]
  /** Published assessments only. */
  redList?: RedListSample[]
  /**
   * Reported effects, for example on brain function; slugs of the `effect` group. Empty for species that
   * must not be taken for effects.
   */
  cognitiveEffects: DescribedSample[]
  /** Only for psychoactive species; slugs of the `effect` group. */
  psychoactiveEffects: DescribedSample[]
  /** Reported and traditional uses, never promises; slugs of the `benefit` group. */
  helpsWith: BenefitSample[]
  /** Slugs of the `side-effect` group. */
  sideEffects: DescribedSample[]
  /** Empty for toxic species, which must not be tasted. */
  flavors: DescribedSample[]
  textures: DescribedSample[]
  fragrances: DescribedSample[]
  /** Buying advice; only for species that are sold. */
  productGuide?: { tip: Text; description: Text }
  psychoactive: boolean
  psychoactiveChem: CompoundSample[]
  medicinalChem: CompoundSample[]
  /** The deadliest first. */
  lookAlikes: LookAlikeSample[]
  /** NDB number of a row of `usda-sr28-mushrooms.csv`; absent if the table lacks the species. */
  usda?: number
  /** Slugs of references, at least one. */
  references: string[]
}

export interface ReferenceSample {
  slug: string
  /** As published, not translated. */
  title: string
  authors: string
  /** Journal, publisher or institution. */
  publication: string
  year: number
  /** DOI address or the publisher's own page. */
  link: string
  /** Summary of its content in one or two sentences. */
  summary: Text
}

export interface GuideSample {
  slug: string
  title: Text
  /** One or two sentences. */
  summary: Text
  /** Slugs of species. */
  species: string[]
  difficulty: 'beginner' | 'intermediate' | 'advanced'
  /** Measured conditions; absent if no source states them. */
  conditions: {
    spawnRunCelsius?: Range
    fruitingCelsius?: Range
    humidityPercent?: Range
    daysToHarvest?: Range
    substrate: Text
    source: string
  }
  /** What the mushrooms grow in; absent if the stages are not drawn. */
  container?: Container
  /** From the start to the next crop, in order. */
  stages: {
    stage: StageName
    days: Range
    celsius?: Range
    humidityPercent?: Range
    co2Ppm?: Range
    lightLux?: Range
  }[]
  /** The amount that the list is for: "two square metres". */
  shoppingFor?: Text
  /** What a grower needs; `soldIn` is the path of a category of goods. */
  shoppingList: { name: Text; soldIn?: string }[]
  /** Markdown: `##` headings, paragraphs, ordered and unordered lists; 2,500-5,000 characters. */
  content: Text
  references: string[]
  /** ISO date. */
  publishedAt: string
}

/** An article about picking, cooking, growing or the law. */
export interface PostSample {
  /** What stands below the text. */
  layout?: BlockSample[]
  slug: string
  title: Text
  /** One or two sentences. */
  summary: Text
  /** Slugs of species. */
  species: string[]
  /** Markdown: `##` headings, paragraphs, lists and links; 2,500-6,000 characters. */
  content: Text
  references: string[]
  /** ISO date. */
  publishedAt: string
  topics: ('safety' | 'law' | 'identification' | 'kitchen' | 'growing' | 'science')[]
}

/** An example of what a community could do, never a report of what somebody did. */
export interface ProjectSample {
  /** What stands below the text. */
  layout?: BlockSample[]
  slug: string
  title: Text
  summary: Text
  /** Slugs of species. */
  species: string[]
  /** Markdown: `##` headings, paragraphs, lists and links; 2,500-6,000 characters. */
  content: Text
  references: string[]
  /** ISO date. */
  publishedAt: string
  state: 'planned' | 'running' | 'finished'
  place?: Text
}

export interface RecipeIngredientSample {
  /** For the recipe's servings; absent if it is a matter of taste. */
  quantity?: number
  unit?: 'g' | 'ml' | 'tbsp' | 'tsp' | 'piece' | 'clove' | 'pinch'
  name: Text
  note?: Text
  /** Slug of a species. */
  species?: string
}

export interface RecipeSample {
  slug: string
  name: Text
  summary: Text
  /** Slugs of species, all of them edible. */
  species: string[]
  prepMinutes: number
  cookMinutes: number
  servings: number
  category: 'starter' | 'soup' | 'main' | 'side' | 'sauce' | 'preserve' | 'drink'
  /** Where the category's drawing is another dish. */
  drawing?: Dish
  cuisine: Text
  /** Separated by commas. */
  keywords: Text
  ingredients: RecipeIngredientSample[]
  sections: { title?: Text; steps: { text: Text; minutes?: number }[] }[]
  /** What is dangerous about the dish or its species. */
  safety?: Text
  references: string[]
  /** ISO date. */
  publishedAt: string
}

/** A page of the site: about, how we verify, terms. */
export interface PageSample {
  slug: string
  title: Text
  summary: Text
  /** Markdown: `##` headings, paragraphs, lists and links; 2,500-6,000 characters. */
  content: Text
}

/** A fictitious person who writes in one language. */
export interface MemberSample {
  alias: string
  locale: keyof Text
}

export interface VoiceSample {
  /** Key of a member in `contributions/members.ts`. */
  by: string
  text: string
}

export interface ReviewSample extends VoiceSample {
  rating: 1 | 2 | 3 | 4 | 5
  headline: string
}

export interface ImpressionSample extends VoiceSample {
  rating: 1 | 2 | 3 | 4 | 5
  headline: string
  /** Slug of a consumption form. */
  form: string
  /** Free text for the form `other`. */
  other?: string
  /** Paths of experiences and effects in the taxonomy. */
  felt: string[]
  anonymous?: true
}

export interface CommentSample extends VoiceSample {
  /** The position of the comment on the same subject that it replies to. */
  answers?: number
}
