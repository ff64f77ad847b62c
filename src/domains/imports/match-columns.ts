import type { CollectionSlug } from 'payload'
import { locales } from '@/foundation/i18n/locales'
import { foldName } from '@/foundation/text/fold-name'
import type { Column } from './columns'
import { fieldLabel } from './labels'
import { maxHeading } from './limits'
import type { ImportTarget } from './targets'

/** Headings of databases (Darwin Core) and of people's own tables, and the field that they usually mean. */
const usualHeadings: Record<ImportTarget, Record<string, string>> = {
  mushrooms: {
    'specie.scientificName':
      'scientificName; canonicalName; acceptedNameUsage; taxon name; taxon; name of fungus; species name; latin name; nombre; nombre latino; nome; nome latino; name',
    'specie.taxonomy.species': 'specificEpithet',
    'specie.authority': 'scientificNameAuthorship; author; authors; autor; autores',
    'specie.commonNames':
      'vernacularName; vernacularNames; common name; nombre común; nombre vulgar; nombres vulgares; nome comum; nome popular; nomes populares',
    'specie.synonyms': 'synonym; sinónimo; sinônimo',
    'specie.taxonomy.division': 'phylum; filo; division; división; divisão',
    'specie.gbif': 'taxonKey; gbif key',
    'specie.mycobank': 'mycobank; mycobank id; mycobank number',
    'specie.habitat': 'habitat; hábitat',
    'specie.distribution': 'distribution; distribución; distribuição',
  },
  products: {
    title:
      'title; name; item name; product; product name; nombre; nombre del producto; nome do produto; producto; título; nome; produto',
    'baseInventory.unitPrice':
      'price; regular price; variant price; normal price; unit price; precio; precio normal; precio regular; pvp; preço; preço normal; valor',
    'baseInventory.currency': 'currency; moneda; moeda; divisa',
    'baseInventory.stock':
      'stock; inventory; variant inventory qty; stock quantity; existencias; inventario; unidades; estoque',
    'sales.salePrice':
      'sale price; promotional price; precio rebajado; precio oferta; precio promocional; preço promocional; preço oferta',
    'sales.dateRange.from':
      'date sale price starts; sale price dates from; sale start; sale start date; inicio de la oferta; día en que empieza el precio rebajado; início da promoção',
    'sales.dateRange.to':
      'date sale price ends; sale price dates to; sale end; sale end date; fin de la oferta; día en que termina el precio rebajado; fim da promoção',
    'shippingInfo.weight': 'weight; peso',
    'shippingInfo.length': 'length; longitud; largo; comprimento',
    'shippingInfo.width': 'width; anchura; ancho; largura',
    'shippingInfo.height': 'height; altura; alto',
    description: 'description; body html; descripción; descrição',
    sku: 'sku; variant sku; article number; referencia; código; ref',
    vendor: 'vendor; seller; shop; vendedor; tienda; loja; proveedor',
  },
  references: {
    title: 'title; título; titulo',
    authors: 'author; autor; autoría; autoria',
    publication:
      'journal; publication; publication title; revista; periódico; publicación; publicação; editorial; editora',
    year: 'year; publication year; año; ano',
    link: 'url; doi; link; enlace; web',
    summary: 'abstract; abstract note; summary; resumen; resumo',
  },
  growingguides: { title: 'title; name; nombre; título; nome' },
  recipes: {
    name: 'title; name; recipe; nombre; receta; título; nome; receita',
    yield: 'recipe yield; servings; serves; portions; raciones; porciones; comensales; porções; rendimento',
    ingredients: 'ingredients; recipe ingredient; ingredientes',
    instructions:
      'instructions; recipe instructions; method; directions; steps; instrucciones; preparación; elaboración; pasos; instruções; preparo; modo de preparo; modo de preparação; passos',
    'cookingTime.prepTime': 'prep time; preparation time; tiempo de preparación; tempo de preparo',
    'cookingTime.cookTime': 'cook time; cooking time; tiempo de cocción; tempo de cozimento',
  },
}

/**
 * Headings that mean something else than the field of that name: in shops, a quantity is that in stock; the source of a
 * recipe is no reference, and `gbifID` is an observation.
 */
const unclearHeadings: Partial<Record<ImportTarget, string>> = {
  mushrooms: 'gbifid',
  products: 'quantity; qty; cantidad; quantidade',
  recipes: 'source; fuente; fonte',
}

/** Headings that mean the same everywhere. */
const sharedHeadings: Record<string, string> = {
  slug: 'slug; handle; url key; permalink',
  _status: 'status; estado; situação; publication status',
}

/** A heading as it is compared with others. */
export const headingKey = (text: string): string => foldName(text).replaceAll(' ', '')

function usualKeys(target: ImportTarget): Map<string, string> {
  const lists = Object.entries({ ...sharedHeadings, ...usualHeadings[target] })
  return new Map(
    lists.flatMap(([path, names]) => names.split(';').map((name) => [headingKey(name), path] as const)),
  )
}

/** What a column may be called: its label in the three languages, also after those of its groups, or its name. */
function namesOf({ field, groups }: Column): string[] {
  const labels = locales.flatMap((locale) => {
    const chain = [...groups, field].map((one) => fieldLabel(one, locale))
    return chain.map((_, index) => chain.slice(index).join(' '))
  })
  return [...labels, field.name]
}

/** Groups around a field that people mean by a name that others have too: “From” alone means none of them. */
const maxDepth = 1

/** The only one of several columns of a name, or the one that lies least deep. */
function shallowest(columns: readonly Column[]): Column | undefined {
  const depth = Math.min(...columns.map(({ groups }) => groups.length))
  const found = columns.filter(({ groups }) => groups.length === depth)
  const isMeant = found.length === 1 && (columns.length === 1 || depth <= maxDepth)
  return isMeant ? found[0] : undefined
}

/** Notes after a heading that do not change what it means, unlike a language or a unit. */
const neutralNotes = new Set(
  'required; mandatory; optional; obligatorio; obligatoria; requerido; opcional; obrigatório; obrigatória'
    .split(';')
    .map(headingKey),
)

/** A heading without notes in brackets that only say whether the column must be filled. */
const withoutNotes = (heading: string) =>
  heading.replace(/\([^()]*\)|\[[^[\]]*\]/g, (note) => (neutralNotes.has(headingKey(note)) ? '' : note))

/** Whether a column answers a question, “In stock?”, which a box to tick does and a number in stock does not. */
const isQuestion = (heading: string) => /\?\s*$/.test(heading)

export type ColumnMatcher = (heading: string) => Column | undefined

/** Finds the column that a heading means: by the path of the field, its usual names, or its label in any language. */
export function columnMatcher(
  target: CollectionSlug & ImportTarget,
  columns: readonly Column[],
): ColumnMatcher {
  const byPath = new Map(columns.map((column) => [headingKey(column.path), column]))
  const usual = usualKeys(target)
  const unclear = new Set(unclearHeadings[target]?.split('; '))
  const byName = new Map<string, Column[]>()
  for (const column of columns)
    for (const name of new Set(namesOf(column).map(headingKey)))
      byName.set(name, [...(byName.get(name) ?? []), column])
  const find: ColumnMatcher = (heading) => {
    const key = headingKey(heading)
    if (key === '' || unclear.has(key)) return undefined
    const exact = columns.find(({ path }) => path === heading.trim()) ?? byPath.get(key)
    const usualPath = usual.get(key)
    return exact ?? columns.find(({ path }) => path === usualPath) ?? shallowest(byName.get(key) ?? [])
  }
  return (heading) => {
    if (heading.length > maxHeading) return undefined
    const found = find(heading) ?? find(withoutNotes(heading))
    return isQuestion(heading) && found?.field.type !== 'checkbox' ? undefined : found
  }
}
