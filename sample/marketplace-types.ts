/** Types of the sample marketplace: one file per record, typed, in three languages. */
import type { productDrawings } from '@/domains/products/fields/drawing.ts'
import type { Badge, BaseUnit, Condition, LengthUnit, WeightUnit } from '@/domains/products/vocabulary.ts'
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

/** A lower price, permanent or within a period in UTC. */
export interface SaleSample {
  price: number
  label: SaleLabel
  from?: string
  to?: string
}

export interface VariantSample {
  /** One option of each of the product's choices, in the order of the choices. */
  options: ChoiceOption[]
  /** Defaults to the product's price. */
  price?: number
  stock?: number
  sale?: SaleSample
}

export interface ProductSample {
  slug: string
  title: Text
  /** One sentence, 40-160 characters. */
  summary: Text
  /** One or two paragraphs: what it is, what it is like, what to know before buying. */
  description: Text
  /** Paths below `products` in `taxonomy.ts`: `mushroom/fresh`. */
  categories: string[]
  /** Of a classified. */
  condition?: Condition
  /** Absent where the drawing of the category shows the goods. */
  drawing?: (typeof productDrawings)[number]
  /** Slug of a vendor. */
  vendor: string
  /** Slugs of species. */
  species: string[]
  price: number
  currency: Currency
  item: ItemType
  /** Content of one unit: `250 g`. */
  holds?: { quantity: number; unit: BaseUnit }
  stock: number
  sale?: SaleSample
  choices?: { key: ChoiceKey; options: ChoiceOption[] }[]
  variants?: VariantSample[]
  quality: Quality[]
  sourcing: Sourcing[]
  badges: Badge[]
  /** Absent for products that are not shipped. */
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
  /** Codes of regions it is not shipped to. */
  excludedRegions?: string[]
  /** ISO date. */
  publishedAt: string
}

/** Fields of all suppliers. All of them are fictitious. */
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
  /** Paths below `products` in `taxonomy.ts`. */
  sells: string[]
  opening?: { days: Weekday[]; opens: string; closes: string }[]
  /** ISO date. */
  approvedAt: string
}

export interface VendorSample extends SupplierSample {
  type: VendorType
  /** Whether it has a shop open to the public. */
  hasStore: boolean
  /** Whether it uses the site's standard terms for returns and shipping. */
  standardPolicy: boolean
  /** Its own terms, where it does not use the standard ones. */
  delivery?: {
    /** Codes of the regions it ships to. */
    regions: string[]
    /** Where fresh goods go, if not as far. */
    perishableRegions?: string[]
    cost: number
    freeFrom: number
    currency: Currency
    /** From order to delivery. */
    days: [number, number]
    returnDays: number
  }
}

/** Suppliers that trade with vendors. */
interface TradeSample extends SupplierSample {
  /** Slugs of the vendors' products that it deals in. */
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
  /** Codes of the regions it ships to. */
  regions: string[]
  /** Working days. */
  leadTime: { from: number; to: number }
}

export interface AffiliateSample {
  slug: string
  businessName: string
  website: string
  description: Text
  /** The affiliate network that counts the sales. */
  network: string
}

export interface SaleRuleSample {
  slug: string
  title: string
  /** Slugs of species. `allPsilocybin` and `allToxic` cover every species of that kind instead. */
  species?: string[]
  allPsilocybin?: boolean
  allToxic?: boolean
  verdict: (typeof restrictions)[number]
  /** Paths below `products` in `taxonomy.ts`, including their subcategories. */
  categories: string[]
  excludedRegions?: string[]
  /** Shown to a vendor whose product is refused. */
  reason: Text
}
