/** The field names of the product documents (D01 to D35), which clients of the API rely on. */
import config from '@payload-config'
import type { Block, FlattenedField } from 'payload'
import { expect, test } from 'vitest'

const { blocks = [], collections } = await config

/** Fields that Payload adds when it answers. */
const added = ['id', '_status', 'createdAt', 'updatedAt']

type Parent = readonly FlattenedField[]

const fieldsOf = (slug: string): Parent =>
  collections.find((collection) => collection.slug === slug)?.flattenedFields ?? []

const blocksOf = (field: FlattenedField): Block[] => {
  if (field.type !== 'blocks') return []
  const named = (field.blockReferences ?? []).flatMap((block) =>
    typeof block === 'string' ? blocks.filter(({ slug }) => slug === block) : [block],
  )
  return [...field.blocks, ...named]
}

function has(fields: Parent, [name = '', ...rest]: readonly string[]): boolean {
  if (rest.length === 0 && added.includes(name)) return true
  const field = fields.find((one) => one.name === name)
  if (!field || rest.length === 0) return Boolean(field)
  if ('flattenedFields' in field) return has(field.flattenedFields, rest)
  return blocksOf(field).some((block) =>
    has((block as unknown as { flattenedFields: Parent }).flattenedFields, rest),
  )
}

/** Writes out `a.{b,c}` as `a.b` and `a.c`. */
const expand = (path: string): string[] => {
  const [, before, names, after] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? []
  return names === undefined ? [path] : names.split(',').flatMap((name) => expand(`${before}${name}${after}`))
}

const supplier =
  'slug businessName displayName logo description address.{street,city,state,country} phone email website socialMedia status likeCount aggregateRating.{averageRating,reviewCount}'
const article = 'slug title categories meta.{title,description,image} createdAt publishedAt'
const rated = 'anonymous doc headline rating helpfulCount user populatedUser _status locale createdAt'
const vitamins =
  'vitaminA,thiamin,riboflavin,niacin,vitaminB6,folate,vitaminB12,vitaminC,vitaminD,vitaminE,vitaminK'

const documents: Record<string, string[]> = {
  products: [
    'slug title categories meta.{description,image} aggregateRating.{averageRating,reviewCount,bestRating} likeCount',
    'baseInventory.{unitPrice,itemType,baseUnit,baseUnitQuantity,stock,currency} enableVariants',
    'variants.keys.{identifier,options} variants.keys.options.identifier variants.variants.{id,options,sales} variants.variants.pricing.price',
    'sales.{active,scheduledSale,dateRange,salePrice,saleLabel} sales.dateRange.{from,to}',
    'productQualityDesignations.designation sourcingDesignations.designation vendor shippingInfo.{weight,width,height,length} mpn sku',
    'productDescription.{productImage,tabs} productDescription.tabs.{tabTitle,richText} productDescription.additionalInformation.content.{label,value,icon} productDescription.additionalInformation.furtherInformation.{label,link}',
  ],
  mushrooms: [
    'slug meta.image categories top likeCount aggregateRating.{averageRating,impressionCount,reviewCount}',
    'specie.{scientificName,commonNames,variation,psychoactive} specie.commonNames.name specie.desc.richText',
    'specie.taxonomy.{kingdom,division,class,order,family,genus,species} specie.characteristics.{cap,gills}',
    'specie.effects.{cognitiveEffects,psychoactiveEffects}.{effect,description}',
    'specie.effects.helpsWith.{ailment,description} specie.effects.sideEffects.{sideEffect,description}',
    'specie.senseCharacteristics.flavors.{flavor,description} specie.senseCharacteristics.textures.{texture,description} specie.senseCharacteristics.fragrances.{fragrance,description}',
    'specie.productGuide.{tip,description} specie.chemistry.psychoactiveChem.{amount,units} specie.chemistry.medicinalChem.{name,amount,units,benefits}',
    'specie.lookAlikeSpecies.{species,edibility,differences,image}',
    'specie.nutrients.{servingSize,servingSizeQty,servingSizeUnit,calories,fat,saturatedFat,transFat,cholesterol,sodium,carbohydrates,fiber,sugars,protein}',
    `specie.nutrients.vitamins.{${vitamins}}`,
    'specie.nutrients.minerals.{calcium,copper,iron,magnesium,manganese,phosphorus,potassium,selenium,zinc}',
  ],
  vendors: [`${supplier} vendorType`],
  wholesale: [`${supplier} wholesaleType`],
  dropshipping: [`${supplier} supplierType`],
  affiliates: ['businessName description logo website'],
  growingguides: [article],
  posts: [article],
  projects: [article],
  categories: ['title slug parent icon media breadcrumbs.{id,label,url,doc}'],
  likes: ['item user'],
  helpfuls: ['item user'],
  reviews: [`${rated} review images.image`],
  impressions: [`${rated} impression consumptionForm otherConsumptionForm experiential helpsWith`],
  comments: ['doc user comment locale createdAt populatedUser _status'],
  users: ['name alias email avatar'],
  media: ['alt filename url sizes'],
  forms: ['fields.name confirmationType confirmationMessage redirect.url submitButtonLabel'],
  'form-submissions': ['form submissionData.{field,value} locale'],
  references: ['title summary link year _status'],
  recipes: [
    'name description images cookingTime.{prepTime,cookTime,totalTime} yield ingredients.ingredient category cuisine keywords',
    'instructions.{sectionName,steps} instructions.steps.{stepText,stepImage} nutrition.{calories,servingSize} nutrition.servings.{qty,unit} aggregateRating.{ratingValue,reviewCount}',
  ],
}

test.each(Object.entries(documents))('%s have the fields of the product documents', (slug, paths) => {
  const names = paths.flatMap((line) => line.split(' ')).flatMap(expand)
  expect(names.filter((path) => !has(fieldsOf(slug), path.split('.')))).toEqual([])
})

test('D27, D28: forms confirm by a message or a redirect and have the eleven types of fields', () => {
  const fields = fieldsOf('forms')
  const type = fields.find(({ name }) => name === 'confirmationType')
  const options = type && 'options' in type ? type.options : []
  expect(options.map((option) => (typeof option === 'string' ? option : option.value))).toEqual([
    'message',
    'redirect',
  ])
  const [parts] = fields.filter(({ name }) => name === 'fields')
  expect(
    parts &&
      blocksOf(parts)
        .map(({ slug }) => slug)
        .toSorted(),
  ).toEqual([
    'checkbox',
    'country',
    'email',
    'message',
    'number',
    'select',
    'state',
    'text',
    'textWithPlaceholder',
    'textarea',
    'textareaWithPlaceholder',
  ])
})
