import { strToU8, zipSync } from 'fflate'
import { toCsv } from '@/foundation/csv'
import { absolute } from '@/foundation/seo/absolute'
import { archiveTexts } from './archive-metadata'
import type { Dataset } from './dataset'
import { licences } from './global'
import { tableNames, tablesOf } from './tables'
import { termsOf, vocabularyNames } from './vocabulary'

/** A file to download. */
export interface DataFile {
  name: string
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Darwin Core Archive. */
export const archiveName = 'fungarium-dwca.zip'
export const jsonName = 'fungarium.json'

/** The same for every build of a version, so that equal data makes equal bytes. */
const zippedAt = new Date(2000, 0, 1)

function jsonOf({ version, licence, rightsHolder, species, references }: Dataset): string {
  return JSON.stringify({
    version,
    licence: licences[licence],
    rightsHolder,
    source: absolute('en', '/'),
    vocabulary: Object.fromEntries(vocabularyNames.map((name) => [name, termsOf(name)])),
    species,
    references,
  })
}

function zipOf(texts: Record<string, string>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(texts).map(([name, text]) => [name, strToU8(text)])
  return zipSync(Object.fromEntries(entries), { mtime: zippedAt })
}

/** All files of a version. @param date of the version, `2026-04-01` */
export function dataFiles(dataset: Dataset, date: string): DataFile[] {
  const tables = tablesOf(dataset)
  const csv = tableNames.map((name) => ({
    name: `${name}.csv`,
    type: 'text/csv; charset=utf-8; header=present',
    bytes: strToU8(toCsv([[...tables[name].columns], ...tables[name].rows])),
  }))
  return [
    ...csv,
    { name: jsonName, type: 'application/json; charset=utf-8', bytes: strToU8(jsonOf(dataset)) },
    { name: archiveName, type: 'application/zip', bytes: zipOf(archiveTexts(dataset, date)) },
  ]
}
