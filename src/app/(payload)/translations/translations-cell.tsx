import type { CollectionSlug, DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { panelTranslator } from '@/app/(payload)/admin-messages'
import { languageNames, locales } from '@/foundation/i18n/locales'
import { findMissingTexts, hasTexts, type MissingTexts } from '@/foundation/payload/missing-texts'
import './translations.css'

/** The texts that an entry lacks; null if it has none in any language. */
type Missing = MissingTexts | null

/** Reads the documents of a list at once, although each cell asks for its own. */
class MissingTextsReader {
  readonly #ids = new Set<string>()
  #result?: Promise<Map<string, Missing>>

  constructor(
    private readonly payload: Payload,
    private readonly collection: CollectionSlug,
  ) {}

  async of(id: string): Promise<Missing | undefined> {
    this.#ids.add(id)
    this.#result ??= new Promise((resolve) => setImmediate(resolve)).then(() => this.#read())
    return (await this.#result).get(id)
  }

  /** The list shows only documents that its reader may see. */
  async #read(): Promise<Map<string, Missing>> {
    const { payload, collection } = this
    const { docs } = await payload.find({
      collection,
      depth: 0,
      draft: true,
      locale: 'all',
      pagination: false,
      where: { id: { in: [...this.#ids] } },
    })
    const fields = { fields: payload.collections[collection].config.flattenedFields, blocks: payload.blocks }
    return new Map(
      docs.map((doc) => [String(doc.id), hasTexts(fields, doc) ? findMissingTexts(fields, doc) : null]),
    )
  }
}

/** One reader for each list of a request. */
const readerOf = cache(
  (payload: Payload, collection: CollectionSlug) => new MissingTextsReader(payload, collection),
)

/** Payload also renders the cells of fields without a value in forms, where there is no row, and shows nothing of them. */
type CellProps = Omit<DefaultServerCellComponentProps, 'collectionConfig' | 'rowData'> &
  Partial<Pick<DefaultServerCellComponentProps, 'collectionConfig' | 'rowData'>>

/** The languages in which an entry of a list lacks texts. */
export async function TranslationsCell({ collectionConfig, i18n, payload, rowData }: CellProps) {
  if (!collectionConfig || !rowData) return null
  const missing = await readerOf(payload, collectionConfig.slug as CollectionSlug).of(String(rowData.id))
  if (missing === undefined) return null
  const t = panelTranslator(i18n)
  if (!missing) return <span>{t('textsNone')}</span>
  const incomplete = locales.filter((locale) => missing[locale].length > 0)
  if (incomplete.length === 0) return <span>{t('textsComplete')}</span>
  const names = incomplete.map((locale) => languageNames[locale]).join(', ')
  return <span className="translations__incomplete">{t('languagesIncomplete', { languages: names })}</span>
}
