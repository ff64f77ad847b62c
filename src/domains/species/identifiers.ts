/** Keys of a species in other databases, as far as they are known for certain. */
export interface Identifiers {
  /** Index Fungorum and MycoBank share their numbers. */
  mycobank?: number | null
  gbif?: number | null
  wikidata?: string | null
}

/** A page of another database about the species. */
export interface IdentifiedPage {
  name: string
  /** The key as the database writes it. */
  key: string
  url: string
}

/** The pages of other databases that describe the same species. */
export function identifiedPages({ mycobank, gbif, wikidata }: Identifiers): IdentifiedPage[] {
  const pages = [
    mycobank && {
      name: 'Index Fungorum',
      key: `IF ${mycobank}`,
      url: `https://www.indexfungorum.org/names/NamesRecord.asp?RecordID=${mycobank}`,
    },
    mycobank && { name: 'MycoBank', key: `MB ${mycobank}`, url: `https://www.mycobank.org/MB/${mycobank}` },
    gbif && { name: 'GBIF', key: String(gbif), url: `https://www.gbif.org/species/${gbif}` },
    wikidata && { name: 'Wikidata', key: wikidata, url: `https://www.wikidata.org/wiki/${wikidata}` },
  ]
  return pages.filter((page): page is IdentifiedPage => Boolean(page))
}
