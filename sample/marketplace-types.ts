/** The shape of what the sample content sells: one file an item, typed, in three languages. */
import type { Badge, BaseUnit, LengthUnit, WeightUnit } from '@/domains/products/vocabulary.ts'
import type { restrictions } from '@/domains/salerules/sale-restriction.ts'
import type {
  Network,
  PaymentTerm,
  SupplierType,
  VendorType,
  Weekday,
  WholesaleType,
} from '@/domains/suppliers/types.ts'
import type { Currency } from '@/foundation/money/money.ts'
import type { Text } from './types'
import type {
  ChoiceKey,
  ChoiceOption,
  FactLabel,
  ItemType,
  Quality,
  SaleLabel,
  Sourcing,
  TabTitle,
} from './words'

/** A lower price: always, or from a moment up to another, in UTC. */
export interface SaleSample {
  price: number
  label: SaleLabel
  from?: string
  to?: string
}

export interface VariantSample {
  /** One option of each of the product's choices, in their order. */
  options: ChoiceOption[]
  /** Absent: what the product costs. */
  price?: number
  stock?: number
  sale?: SaleSample
}

export interface ProductSample {
  slug: string
  title: Text
  /** One sentence, 40-160 characters. */
  summary: Text
  /** One or two paragraphs: what it is, what it is like, what one should know before buying. */
  description: Text
  /** Paths below `products` of `taxonomy.ts`: `mushroom/fresh`. */
  categories: string[]
  /** Slug of a vendor. */
  vendor: string
  /** Slugs of species. */
  species: string[]
  price: number
  currency: Currency
  item: ItemType
  /** How much one holds: `250 g`. */
  holds?: { quantity: number; unit: BaseUnit }
  stock: number
  sale?: SaleSample
  choices?: { key: ChoiceKey; options: ChoiceOption[] }[]
  variants?: VariantSample[]
  quality: Quality[]
  sourcing: Sourcing[]
  badges: Badge[]
  /** Absent for what is not sent. */
  shipping?: {
    weight: number
    weightUnit: WeightUnit
    /** Width, height and length. */
    size?: [number, number, number]
    lengthUnit?: LengthUnit
  }
  sku: string
  mpn?: string
  facts: { label: FactLabel; value: Text }[]
  links?: { label: Text; link: string }[]
  tabs: { title: TabTitle; text: Text }[]
  /** Codes of regions it is not sent to. */
  excludedRegions?: string[]
  /** ISO date. */
  publishedAt: string
}

/** What all suppliers have in common. Every one of them is invented. */
export interface SupplierSample {
  slug: string
  businessName: string
  displayName?: string
  description: Text
  address: { street?: string; city: string; state: string; postalCode?: string; country: string }
  location: { latitude: number; longitude: number }
  phone?: string
  email: string
  website?: string
  socialMedia?: { network: Network; url: string }[]
  /** Paths below `products` of `taxonomy.ts`. */
  sells: string[]
  opening?: { days: Weekday[]; opens: string; closes: string }[]
  /** ISO date. */
  approvedAt: string
}

export interface VendorSample extends SupplierSample {
  type: VendorType
  /** Whether there is a shop that one may walk into. */
  hasStore: boolean
  /** Sells on the site's own terms of return and shipping. */
  standardPolicy: boolean
}

/** Who trades with vendors. */
interface TradeSample extends SupplierSample {
  /** Slugs of products of vendors that it deals in. */
  products: string[]
}

export interface WholesaleSample extends TradeSample {
  type: WholesaleType
  minimumOrder: { amount: number; currency: Currency }
  /** Working days. */
  leadTime: { from: number; to: number }
  netTerms: PaymentTerm[]
}

export interface DropshippingSample extends TradeSample {
  type: SupplierType
  fees: { perOrder: number; monthly: number; currency: Currency }
  /** Codes of the regions it sends to. */
  regions: string[]
  /** Working days. */
  leadTime: { from: number; to: number }
}

export interface AffiliateSample {
  slug: string
  businessName: string
  website: string
  description: Text
  /** Who reckons up what was sold. */
  network: string
}

export interface SaleRuleSample {
  slug: string
  title: string
  /** Slugs of species; or one of the two marks, for all of their kind. */
  species?: string[]
  allPsilocybin?: boolean
  allToxic?: boolean
  verdict: (typeof restrictions)[number]
  /** Paths below `products` of `taxonomy.ts`, with all below them. */
  categories: string[]
  excludedRegions?: string[]
  /** What a vendor reads whose product is refused. */
  reason: Text
}
