import { cached } from '@/foundation/cache/cached'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import { as, asInAllLocales, inLanguageOf, type Reader } from '@/foundation/payload/reader'
import type { Dataversion } from '@/payload-types'
import { type Changes, compareVersions, type Fingerprints } from './changes'
import { type Dataset, readDataset } from './dataset'
import { type DataFile, dataFiles } from './files'
import { defaultLicence, type Licence, licences, openDataSlug } from './global'
import { namesOf } from './names'
import { listStoredFiles, type StoredFile } from './stored-files'
import { newestVersion } from './versions'
import { type Withdrawal, withdrawalOf } from './withdrawal'

/** The present version of the data with its files. */
export interface PublishedData extends Pick<Dataset, 'version' | 'licence' | 'rightsHolder'> {
  /** Whether it is recorded, so that its files stay as they are. */
  isRecorded: boolean
  /** Whether its files are withheld because staff have withdrawn it. */
  isWithdrawn: boolean
  /** The newest version with files that was not withdrawn: the present one, or a recorded one; null if none is left. */
  latest: string | null
  /** When it was recorded; today until then. */
  date: string
  counts: Record<'species' | 'names' | 'lookAlikes' | 'references', number>
  files: DataFile[]
  /** What has changed since the newest recorded version. */
  unrecorded: Changes
  /** The first species, as the JSON file has it. */
  example: Dataset['species'][number] | null
}

const shownTags = [
  tags.collection('mushrooms'),
  tags.collection('references'),
  tags.global(openDataSlug),
  tags.list('dataversions'),
]

const day = (date: string | Date) => new Date(date).toISOString().slice(0, 10)

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

async function build(reader: Reader): Promise<PublishedData> {
  const { payload } = reader
  const [dataset, newest] = await Promise.all([readDataset(payload), newestVersion(payload)])
  const { version, licence, rightsHolder, species, references, fingerprints } = dataset
  const isRecorded = newest?.dataVersion === version
  const date = day(isRecorded ? newest.createdAt : new Date())
  const isWithdrawn = (await findWithdrawals(reader, [version])).has(version)
  return {
    version,
    licence,
    rightsHolder,
    isRecorded,
    isWithdrawn,
    latest: isWithdrawn ? await newestNotWithdrawn(reader) : version,
    date,
    counts: {
      species: species.length,
      names: sum(species.map((record) => namesOf(record).length)),
      lookAlikes: sum(species.map(({ lookAlikes }) => lookAlikes.length)),
      references: references.length,
    },
    files: dataFiles(dataset, date),
    unrecorded: newest
      ? compareVersions((newest.fingerprints ?? {}) as Fingerprints, fingerprints)
      : { added: [], changed: [], removed: [] },
    example: species[0] ?? null,
  }
}

/** The data as it is published now. It is the same for every reader and language. */
export function getPublishedData(reader: Reader): Promise<PublishedData> {
  dependsOn(shownTags)
  return cached(['open-data'], shownTags, () => build(reader))
}

/** A recorded version as the changelog shows it. */
export interface RecordedVersion extends Changes {
  id: string
  version: string
  date: string
  species: number
  references: number
  licence: Licence
  rightsHolder: string
  /** Empty if they are no longer kept, or the version was withdrawn. */
  files: StoredFile[]
  withdrawal: Withdrawal | null
}

/** Versions that the changelog shows. */
const maxVersions = 20

const isLicence = (value: unknown): value is Licence =>
  typeof value === 'string' && Object.hasOwn(licences, value)

/** The newest recorded versions with their files. */
export async function listVersions(reader: Reader): Promise<RecordedVersion[]> {
  const { docs } = await reader.payload.find({
    ...asInAllLocales(reader),
    collection: 'dataversions',
    depth: 0,
    limit: maxVersions,
    pagination: false,
    sort: '-createdAt',
  })
  const versions = docs.map(({ dataVersion }) => dataVersion)
  const withdrawals = await findWithdrawals(reader, versions)
  const offered = versions.filter((version) => !withdrawals.has(version))
  const files = await listStoredFiles(reader.payload, offered)
  return docs.map((doc) => recordedVersion(doc, files, withdrawals))
}

/**
 * The withdrawals of versions. One is named by its contents: what was withdrawn stays so when the data returns to it and is
 * recorded once more.
 * @param versions all by default
 */
async function findWithdrawals(
  reader: Reader,
  versions?: readonly string[],
): Promise<ReadonlyMap<string, Withdrawal>> {
  const { docs } = await reader.payload.find({
    ...asInAllLocales(reader),
    collection: 'dataversions',
    depth: 0,
    limit: 1000,
    pagination: false,
    select: { dataVersion: true, withdrawal: true },
    where: {
      ...(versions && { dataVersion: { in: [...versions] } }),
      'withdrawal.on': { exists: true },
    },
  })
  const found = docs.map((doc): [string, Withdrawal | null] => [
    doc.dataVersion,
    withdrawalOf(inLanguageOf(reader, 'dataversions', doc as Dataversion)),
  ])
  return new Map(found.filter((pair): pair is [string, Withdrawal] => pair[1] !== null))
}

/** The newest recorded version that was not withdrawn, if its files are still kept. */
async function newestNotWithdrawn(reader: Reader): Promise<string | null> {
  const withdrawn = [...(await findWithdrawals(reader)).keys()]
  const { docs } = await reader.payload.find({
    ...as(reader),
    collection: 'dataversions',
    depth: 0,
    limit: 1,
    pagination: false,
    select: { dataVersion: true },
    sort: '-createdAt',
    where: { dataVersion: { not_in: withdrawn } },
  })
  const version = docs[0]?.dataVersion
  if (!version) return null
  const files = await listStoredFiles(reader.payload, [version])
  return files.get(version)?.length ? version : null
}

function recordedVersion(
  doc: Dataversion,
  files: ReadonlyMap<string, StoredFile[]>,
  withdrawals: ReadonlyMap<string, Withdrawal>,
): RecordedVersion {
  const {
    licence,
    rightsHolder,
    id,
    dataVersion,
    createdAt,
    speciesCount,
    referenceCount,
    added,
    changed,
    removed,
  } = doc
  return {
    id,
    version: dataVersion,
    date: day(createdAt),
    species: speciesCount,
    references: referenceCount,
    licence: isLicence(licence) ? licence : defaultLicence,
    rightsHolder: rightsHolder || 'Fungarium',
    files: files.get(dataVersion) ?? [],
    withdrawal: withdrawals.get(dataVersion) ?? null,
    added: added ?? [],
    changed: changed ?? [],
    removed: removed ?? [],
  }
}

/** What the address of a recorded version says of it; null if there was none. */
export async function findVersion(
  reader: Reader,
  version: string,
): Promise<Pick<RecordedVersion, 'withdrawal'> | null> {
  dependsOn([tags.list('dataversions')])
  const [{ totalDocs }, withdrawals] = await Promise.all([
    reader.payload.count({
      ...as(reader),
      collection: 'dataversions',
      where: { dataVersion: { equals: version } },
    }),
    findWithdrawals(reader, [version]),
  ])
  return totalDocs > 0 ? { withdrawal: withdrawals.get(version) ?? null } : null
}
