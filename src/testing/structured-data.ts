import { acceptsText, isType, lineage, rangesOf } from './schema-org'

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keywords of JSON-LD, and what Google adds to the vocabulary. */
const otherKeys = new Set(['@context', '@type', '@id', 'query-input'])

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat())
const nodesOf = (value: unknown): Node[] => listOf(value).filter(isNode)

const lacking = (node: Node, ...properties: string[]) =>
  properties.filter((property) => listOf(node[property]).length === 0).map((property) => `lacks ${property}`)

/** What Google requires or expects of each type. https://developers.google.com/search/docs/appearance/structured-data */
const requirements: Record<string, (node: Node) => string[]> = {
  AggregateRating: (node) => [
    ...lacking(node, 'ratingValue'),
    ...(Number(node.reviewCount ?? node.ratingCount) > 0 ? [] : ['counts no rating']),
  ],
  Article: (node) => lacking(node, 'headline', 'image', 'datePublished', 'author'),
  BreadcrumbList: (node) =>
    nodesOf(node.itemListElement).flatMap((item, index) => [
      ...lacking(item, 'name', 'item'),
      ...(item.position === index + 1 ? [] : ['counts positions wrongly']),
    ]),
  Dataset: (node) => {
    const { length } = String(node.description)
    return [
      ...lacking(node, 'name', 'description', 'license', 'creator', 'distribution'),
      ...(length >= 50 && length <= 5000 ? [] : ['has no description of 50 to 5,000 characters']),
    ]
  },
  DataDownload: (node) => lacking(node, 'contentUrl', 'encodingFormat'),
  HowTo: (node) => lacking(node, 'name', 'step'),
  ItemList: (node) =>
    nodesOf(node.itemListElement)
      .filter((item) => item['@type'] === 'ListItem')
      .flatMap((item) => lacking(item, 'position', 'url')),
  LocalBusiness: (node) => lacking(node, 'name', 'address'),
  MerchantReturnPolicy: (node) => [
    ...lacking(node, 'applicableCountry', 'returnPolicyCategory'),
    ...(String(node.returnPolicyCategory).endsWith('FiniteReturnWindow')
      ? lacking(node, 'merchantReturnDays')
      : []),
  ],
  Offer: (node) => lacking(node, 'price', 'priceCurrency', 'availability'),
  OfferShippingDetails: (node) => lacking(node, 'shippingRate', 'shippingDestination', 'deliveryTime'),
  Product: (node) => [
    ...lacking(node, 'name'),
    ...('offers' in node || 'aggregateRating' in node || 'review' in node ? [] : ['has no offer']),
  ],
  ProductGroup: (node) => lacking(node, 'name', 'productGroupID', 'hasVariant'),
  Recipe: (node) => lacking(node, 'name', 'image', 'recipeIngredient', 'recipeInstructions'),
  // Nobody rates a species.
  Taxon: (node) => [...lacking(node, 'name'), ...('aggregateRating' in node ? ['has a rating'] : [])],
  WebSite: (node) => lacking(node, 'name', 'url'),
}

/** Types whose own requirements replace those of one of their supertypes. */
const replacing: Record<string, string> = {
  BreadcrumbList: 'ItemList',
  ProductGroup: 'Product',
  Recipe: 'HowTo',
}

function requirementFaults(type: string, node: Node): string[] {
  return [...lineage(type)]
    .filter((name) => name !== replacing[type])
    .flatMap((name) => requirements[name]?.(node) ?? [])
}

function valueFaults(type: string, property: string, value: unknown): string[] {
  const place = `${type}.${property}`
  const ranges = rangesOf(type, property)
  if (!ranges) return [`${place} is not in the vocabulary`]
  if (typeof value === 'string') {
    // In a list of crumbs the address of a page stands for the page.
    const isAddress = property === 'item' && URL.canParse(value)
    return isAddress || acceptsText(ranges, value) ? [] : [`${place} cannot be “${value}”`]
  }
  if (typeof value === 'number')
    return ranges.some((range) => ['Number', 'Integer', 'Float', 'Text'].includes(range))
      ? []
      : [`${place} cannot be a number`]
  if (typeof value === 'boolean') return ranges.includes('Boolean') ? [] : [`${place} cannot be a boolean`]
  if (!isNode(value)) return [`${place} has no value`]
  const nested = String(value['@type'])
  const fits = ranges.some((range) => lineage(nested).has(range))
  return [...(fits ? [] : [`${place} cannot be ${nested}`]), ...nodeFaults(value)]
}

function nodeFaults(node: Node): string[] {
  const type = String(node['@type'])
  if (!isType(type)) return [`${type} is not in the vocabulary`]
  const properties = Object.entries(node).filter(([key]) => !otherKeys.has(key))
  return [
    ...requirementFaults(type, node).map((fault) => `${type} ${fault}`),
    ...properties.flatMap(([property, value]) =>
      listOf(value).flatMap((one) => valueFaults(type, property, one)),
    ),
  ]
}

/** What is wrong with structured data by the vocabulary of schema.org and the requirements of Google. */
export function structuredDataFaults(data: unknown): string[] {
  if (!isNode(data)) return ['is no object']
  return [...(data['@context'] === 'https://schema.org' ? [] : ['has no context']), ...nodeFaults(data)]
}

/** The structured data of a page. */
export function structuredDataIn(html: string): unknown[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  )
}
