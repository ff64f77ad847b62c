import { type LocalizedText, localizedText } from '@/foundation/i18n/localized-text'
import type { Reference } from '@/payload-types'

/** A reference as pages list it. */
export interface ReferenceItem {
  id: string
  title: string
  authors: string | null
  publication: string | null
  year: number | null
  link: string
  summary: LocalizedText
  draft: boolean
}

/** A reference, populated or not. */
export type ReferenceRelation = string | Reference | null | undefined

/** Leaves out references without a title, summary or link. */
export function referenceItems(relations: readonly ReferenceRelation[] | null | undefined): ReferenceItem[] {
  return (relations ?? []).flatMap((reference) => {
    if (typeof reference !== 'object' || !reference) return []
    const { id, title, authors, publication, year, link, _status } = reference
    const summary = localizedText(reference, 'summary')
    if (!title || !summary || !link) return []
    return [
      {
        id,
        title,
        authors: authors ?? null,
        publication: publication ?? null,
        year: year ?? null,
        link,
        summary,
        draft: _status === 'draft',
      },
    ]
  })
}

/** The short citation of a figure: `Gotvaldová 2022`. */
export function citation(reference: ReferenceRelation): string | null {
  if (typeof reference !== 'object' || reference === null) return null
  const first = reference.authors?.split(/[,;&]| and /)[0]?.trim()
  return [first || reference.title, reference.year].filter(Boolean).join(' ')
}

/** The reference of a statement, with the address of the work. */
export interface CitedSource {
  citation: string
  url: string
}

/** Null where the reference has no address or the reader may not see it. */
export function citedSource(reference: ReferenceRelation): CitedSource | null {
  const short = citation(reference)
  if (!short || typeof reference !== 'object' || !reference?.link) return null
  return { citation: short, url: reference.link }
}
