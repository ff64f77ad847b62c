import {
  escapeDiffHTML,
  FieldDiffContainer,
  getHTMLDiffComponents,
  unescapeDiffHTML,
} from '@payloadcms/ui/rsc'
import type {
  CollectionSlug,
  FieldDiffServerProps,
  PayloadRequest,
  RelationshipField,
  RelationshipFieldClient,
} from 'payload'
import { publicProfileOf } from '@/domains/contributions/server/author-profile'
import { defaultLocale, locales } from '@/foundation/i18n/locales'

/** An entry in a version: its id, or the entry with its texts in all languages. */
type Named = string | ({ id: string } & Record<string, unknown>)

type Entry = { relationTo: CollectionSlug; value: Named }

/** The entries that a field names, each with its collection. */
function entriesOf(value: unknown, relationTo: RelationshipField['relationTo']): Entry[] {
  if (value === null || value === undefined) return []
  const values = Array.isArray(value) ? value : [value]
  return typeof relationTo === 'string' ? values.map((one) => ({ relationTo, value: one })) : values
}

function textIn(title: unknown, locale: string): string | undefined {
  if (typeof title !== 'object' || title === null) return title ? String(title) : undefined
  const texts = title as Record<string, unknown>
  const found = [locale, defaultLocale, ...locales].map((one) => texts[one]).find(Boolean)
  return found ? String(found) : undefined
}

async function titleOf({ relationTo: slug, value }: Entry, req: PayloadRequest): Promise<string> {
  const id = typeof value === 'string' ? value : value.id
  if (slug === 'users') return (await publicProfileOf(req, id))?.name ?? id
  const { useAsTitle = 'id' } = req.payload.collections[slug].config.admin
  const title = typeof value === 'string' ? undefined : textIn(value[useAsTitle], req.locale ?? defaultLocale)
  return title ?? id
}

type RelationshipDiffProps = FieldDiffServerProps<RelationshipField, RelationshipFieldClient>

/** Which entries two versions name, by their titles; nothing where neither names any. */
export async function RelationshipDiff(props: RelationshipDiffProps) {
  const { clientField, comparisonValue, field, i18n, locale, nestingLevel, req, versionValue } = props
  const titlesOf = (value: unknown) =>
    Promise.all(entriesOf(value, field.relationTo).map((entry) => titleOf(entry, req)))
  const [from, to] = await Promise.all([titlesOf(comparisonValue), titlesOf(versionValue)])
  if (from.length === 0 && to.length === 0) return null
  const paragraphs = (titles: string[]) =>
    titles.length > 0 ? titles.map((title) => `<p>${escapeDiffHTML(title)}</p>`).join('') : '<p></p>'
  const { From, To } = getHTMLDiffComponents({
    fromHTML: paragraphs(from),
    postProcess: unescapeDiffHTML,
    toHTML: paragraphs(to),
    tokenizeByCharacter: false,
  })
  const label = { label: clientField.label, locale }
  return <FieldDiffContainer From={From} i18n={i18n} label={label} nestingLevel={nestingLevel} To={To} />
}
