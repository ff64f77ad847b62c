/**
 * The shape of the sample content: one file an item, typed, in three languages.
 * Facts carry the slug of a reference under `references/`; what is not known for certain is left out.
 */
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
  Ground,
  GrowthForm,
  Habit,
  Hemisphere,
  Hymenium,
  Part,
  SporePrint,
  Stipe,
  StipePattern,
  Syndrome,
} from '@/domains/species/vocabulary.ts'

/** The same words in the three languages. Binomials stand between underscores: `_Amanita phalloides_`. */
export type Text = { en: string; es: string; pt: string }

/** Names in use in each language, the commonest first. */
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

/** One look-alike, with the one difference that can be checked in the hand. */
export interface LookAlikeSample {
  /** Slug of a species of the sample content. */
  species: string
  /** The part to look at. */
  trait: Part
  /** What this species shows there; a few words. */
  own: Text
  /** What the look-alike shows there; a few words. */
  other: Text
}

export interface SeasonSample {
  region: Text
  hemisphere: Hemisphere
  /** Months 1-12 in which it fruits there. */
  months: number[]
  /** Months 1-12 in which it is found most often; a subset of `months`. */
  peak: number[]
}

export interface DescribedSample {
  /** Slug of a category in the group the list belongs to (see `taxonomy.ts`). */
  value: string
  description: Text
}

export interface CompoundSample {
  /** Slug of a compound category (see `taxonomy.ts`). */
  compound: string
  /** Absent: present, but no trustworthy amount. */
  amount?: Range
  units?: AmountUnit
  basis?: AmountBasis
  /** Only for medicinal compounds: what is studied or claimed, never a promise. */
  benefits?: Text
  /** Slug of a reference; required where an amount is given. */
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
  variation?: string
  commonNames: Names
  /** One or two sentences, 80-170 characters: what a reader should remember. */
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
  /** One or two, the worse one leads. */
  edibility: [Edibility] | [Edibility, Edibility]
  /** `headline`: one short sentence in bold; `advice`: one or two sentences. What must be read before anything else. */
  safety: { headline: Text; advice: Text }
  /** For poisonous species. */
  poisoning?: {
    toxins: string[]
    syndrome: Syndrome
    /** Hours from meal to first symptoms. */
    onsetHours?: Range
    /** Course of the poisoning in order. */
    course: { when: Text; what: Text }[]
    source: string
  }
  /** Types of `taxonomy.ts`: edible, medicinal, psychoactive, poisonous, gourmet. */
  types: string[]
  /** Legend to the plate: each part in one line of 20-110 characters; absent where the part does not exist or is not telling. */
  characteristics: { [part in Part]?: Text }
  /** The one to three parts that decide the identification. */
  decisive: Part[]
  traits: {
    growthForm: GrowthForm
    /** Young to old, at most three. */
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
  habitat: Text
  distribution: Text
  seasons: SeasonSample[]
  /** Brain-function and other effects people report; slugs of the `effect` group. Empty for species nobody should take for effects. */
  cognitiveEffects: DescribedSample[]
  /** Only for psychoactive species; slugs of the `effect` group. */
  psychoactiveEffects: DescribedSample[]
  /** Reported use and tradition, never a promise; slugs of the `benefit` group. */
  helpsWith: (DescribedSample & { evidence: Evidence; source?: string })[]
  /** Slugs of the `side-effect` group. */
  sideEffects: DescribedSample[]
  /** Empty for toxic species: nobody should taste them. */
  flavors: DescribedSample[]
  textures: DescribedSample[]
  fragrances: DescribedSample[]
  /** What to look for when buying; only for species that are sold. */
  productGuide?: { tip: Text; description: Text }
  psychoactive: boolean
  psychoactiveChem: CompoundSample[]
  medicinalChem: CompoundSample[]
  /** Deadliest first. */
  lookAlikes: LookAlikeSample[]
  /** NDB number of a row of `usda-sr28-mushrooms.csv`; absent where no row is this species. */
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
  /** What it is good for, one or two sentences. */
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
  /** Measured conditions; absent where no source gives them. */
  conditions: {
    spawnRunCelsius?: Range
    fruitingCelsius?: Range
    humidityPercent?: Range
    daysToHarvest?: Range
    substrate: Text
    source: string
  }
  /** Markdown: `##` headings, paragraphs, ordered and unordered lists; 2,500-5,000 characters. */
  content: Text
  references: string[]
  /** ISO date. */
  publishedAt: string
}

/** Somebody made up, who writes in one language. */
export interface MemberSample {
  alias: string
  locale: keyof Text
}

interface VoiceSample {
  /** Name of a member in `voices/members.ts`. */
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
  /** Where the form is `other`. */
  other?: string
  /** Paths of experiences and effects in the taxonomy. */
  felt: string[]
  /** Slugs of benefits. */
  helped?: string[]
  anonymous?: true
}

export type CommentSample = VoiceSample
