import type { BlockSort, ListableCollection } from '@/blocks/listed-collections.ts'
import type { Text } from './text.ts'

/** A button: where it leads is an address of this site without a language. */
export interface LinkSample {
  label: Text
  url: string
}

/** A text in a column. */
interface ColumnSample {
  block: 'content'
  width: 'full' | 'twoThirds' | 'half' | 'oneThird'
  /** Markdown. */
  text: Text
}

interface BannerSample {
  block: 'banner'
  style: 'note' | 'warning'
  /** Markdown. */
  text: Text
}

interface FeatureSample {
  block: 'feature'
  heading: Text
  /** Markdown. */
  text: Text
  /** At most two. */
  links: LinkSample[]
}

interface CallToActionSample {
  block: 'cta'
  /** Markdown. */
  text: Text
  /** One or two. */
  links: LinkSample[]
}

interface CarouselSample {
  block: 'carousel'
  heading: Text
  collection: ListableCollection
  /** Slugs, in this order; the list of the collection without any. */
  items?: string[]
  sort?: BlockSort
}

interface ProductCarouselSample {
  block: 'productCarousel'
  heading: Text
  /** Paths; the newest products of all without any. */
  categories?: string[]
}

interface CategoryBarSample {
  block: 'categoryBar'
  heading: Text
  /** The path of the category whose children it shows. */
  root: string
  tree: boolean
}

/** A block without texts of its own. */
interface BuiltInSample {
  block:
    | 'hero'
    | 'speciesMosaic'
    | 'inSeason'
    | 'deadlySpecies'
    | 'marketSelection'
    | 'encyclopediaContents'
    | 'speciesByShape'
    | 'taxonomyOverview'
    | 'pageList'
}

interface NewestSample {
  block: 'newest'
  collection: 'growingguides' | 'posts' | 'recipes'
}

/** A block as an editor places it. */
export type BlockSample =
  | BannerSample
  | BuiltInSample
  | CallToActionSample
  | CarouselSample
  | CategoryBarSample
  | ColumnSample
  | FeatureSample
  | NewestSample
  | ProductCarouselSample
