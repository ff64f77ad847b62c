import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { queryRows } from '@/foundation/payload/query-rows'
import { transactionOf } from '@/foundation/payload/transaction'
import { validationMessage } from '@/foundation/payload/validation-message'
import { documentPath } from '@/foundation/routing/paths'
import {
  binomialWithRest,
  correctCase,
  genusWithRest,
  lacksGenus,
  lacksRank,
  withoutArticle,
} from '@/foundation/text/correct-case'
import { foldName } from '@/foundation/text/fold-name'
import { parseScientificName, type ScientificName } from '@/foundation/text/scientific-name'
import { isAboveGenus } from '@/foundation/text/taxon-ranks'

interface NamedSpecies {
  slug: string
  name: string
  variation: string | null
  isSynonym: boolean
}

/** Names of a genus that are read to compare them; the largest genera have some thousand species. */
const maxNames = 5000

/**
 * The accepted names and synonyms that begin with a genus, of other species. Until the transaction ends nobody else names a
 * species of this genus: of two at once, the second sees the first.
 */
async function namesOfGenus(
  req: PayloadRequest,
  { genus }: ScientificName,
  id: string | null,
): Promise<NamedSpecies[]> {
  const begins = `${genus.toLowerCase()}%`
  const db = await transactionOf(req)
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`names of ${begins}`}, 0))`)
  return queryRows<NamedSpecies>(
    db,
    sql`
    select slug, specie_scientific_name as name, specie_variation as variation, false as "isSynonym" from mushrooms
    where lower(specie_scientific_name) like ${begins} and id::text is distinct from ${id}
    union all
    select slug, text, null, true from mushrooms_texts join mushrooms on mushrooms.id = parent_id
    where path = 'specie.synonyms' and lower(text) like ${begins} and mushrooms.id::text is distinct from ${id}
    limit ${maxNames}`,
  )
}

const keyOf = (name: string) => foldName(parseScientificName(name)?.canonical ?? name)

/** The species that already has a name, be it as a synonym; variations of one species share its name. */
async function findNamesake(
  req: PayloadRequest,
  name: ScientificName,
  { id, variation }: { id: string | null; variation: unknown },
): Promise<NamedSpecies | undefined> {
  const key = foldName(name.canonical)
  const names = await namesOfGenus(req, name, id)
  return names.find(
    (other) =>
      keyOf(other.name) === key &&
      (other.isSynonym || foldName(other.variation ?? '') === foldName(String(variation ?? ''))),
  )
}

/** Marks of formatted text, and signs that look like Latin letters and are never found: those of other alphabets, `𝐴`, `Ａ`, `ﬁ`. */
function findForeignSign(name: string): string | undefined {
  const letter = /\p{Script=Latin}/u.test(name)
    ? /[\p{Script=Cyrillic}\p{Script=Greek}]/u.exec(name)?.[0]
    : undefined
  const styled = [...name.normalize('NFC')].find(
    (sign) => /\p{L}/u.test(sign) && sign.normalize('NFKC') !== sign,
  )
  return letter ?? styled ?? /[<>*_{}|\\]/.exec(name)?.[0]
}

/** Whether what stands where authors do may be a strain without its quotation marks: `Golden Teacher`. */
const mayBeStrain = ({ specificEpithet, authorship = '' }: ScientificName) =>
  specificEpithet !== undefined && /^\(?\p{Lu}[^.,&(]*$/u.test(authorship)

/** What is wrong with how a name is written. */
function findMisspelling(value: string, req: PayloadRequest): string | undefined {
  const sign = findForeignSign(value)
  if (sign) return validationMessage(req, 'nameSign', { sign })
  const name = parseScientificName(value)
  const plain = withoutArticle(value)
  if (plain) return validationMessage(req, 'nameArticle', { name: plain })
  const [first = ''] = value.trim().split(/\s/)
  if (isAboveGenus(first)) return validationMessage(req, 'nameAboveGenus', { name: first })
  if (lacksGenus(value)) return validationMessage(req, 'nameGenus')
  if (lacksRank(value)) return validationMessage(req, 'nameRank', { name: value })
  const isUsual = name && name.rank !== 'genus'
  const corrected = isUsual ? undefined : correctCase(value)
  if (corrected) return validationMessage(req, 'nameCase', { name: corrected })
  const unread = binomialWithRest(value)
  if (unread) return validationMessage(req, 'nameRest', unread)
  const unreadGenus = genusWithRest(value)
  if (unreadGenus) return validationMessage(req, 'nameGenusRest', unreadGenus)
  if (!name?.authorship) return undefined
  const advice = mayBeStrain(name) ? 'authorsOrStrain' : 'authorsInName'
  return validationMessage(req, advice, { authors: name.authorship, name: name.canonical })
}

/** Refuses marks, other letters and authors within a name, which have a field of their own, and names that another species has. */
export const checkScientificName: TextFieldSingleValidation = async (value, options) => {
  const { event, id, previousValue, req, siblingData } = options
  const fits = await text(value, options)
  if (fits !== true) return fits
  if (!value || event === 'onChange' || value === previousValue) return true
  const misspelling = findMisspelling(value, req)
  if (misspelling) return misspelling
  const name = parseScientificName(value)
  if (!name) return true
  const { variation } = siblingData as { variation?: unknown }
  const namesake = await findNamesake(req, name, { id: id === undefined ? null : String(id), variation })
  if (!namesake) return true
  const path = documentPath('mushrooms', namesake.slug)
  return validationMessage(req, namesake.isSynonym ? 'nameIsSynonym' : 'nameTaken', {
    name: name.canonical,
    path,
  })
}
