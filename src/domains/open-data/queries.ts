import { cached } from '@/foundation/cache/cached'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Reader } from '@/foundation/payload/reader'
import { type Changes, compareVersions, type Fingerprints } from './changes'
import { type Dataset, readDataset } from './dataset'
import { type DataFile, dataFiles } from './files'
import { defaultLicence, type Licence, licences, openDataSlug } from './global'
import { namesOf } from './names'
import { listStoredFiles, type StoredFile } from './stored-files'
import { newestVersion } from './versions'

/** The present version of the data with its files. */
export interface PublishedData extends Pick<Dataset, 'version' | 'licence' | 'rightsHolder'> {
  /** Whether it is recorded, so that its files stay as they are. */
  isRecorded: boolean
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

async function build({ payload }: Reader): Promise<PublishedData> {
  const [dataset, newest] = await Promise.all([readDataset(payload), newestVersion(payload)])
  const { version, licence, rightsHolder, species, references, fingerprints } = dataset
  const isRecorded = newest?.dataVersion === version
  const date = day(isRecorded ? newest.createdAt : new Date())
  return {
    version,
    licence,
    rightsHolder,
    isRecorded,
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
  /** Empty if they are no longer kept. */
  files: StoredFile[]
}

/** Versions that the changelog shows. */
const maxVersions = 20

const isLicence = (value: unknown): value is Licence =>
  typeof value === 'string' && Object.hasOwn(licences, value)

/** The newest recorded versions with their files. */
export async function listVersions({ payload }: Reader): Promise<RecordedVersion[]> {
  const { docs } = await payload.find({
    collection: 'dataversions',
    depth: 0,
    limit: maxVersions,
    overrideAccess: false,
    pagination: false,
    sort: '-createdAt',
  })
  const files = await listStoredFiles(
    payload,
    docs.map(({ dataVersion }) => dataVersion),
  )
  return docs.map(
    ({
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
    }) => ({
      id,
      version: dataVersion,
      date: day(createdAt),
      species: speciesCount,
      references: referenceCount,
      licence: isLicence(licence) ? licence : defaultLicence,
      rightsHolder: rightsHolder || 'Fungarium',
      files: files.get(dataVersion) ?? [],
      added: added ?? [],
      changed: changed ?? [],
      removed: removed ?? [],
    }),
  )
}

/** Whether a version was recorded, which its address then says. */
export async function wasPublished({ payload }: Reader, version: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'dataversions',
    overrideAccess: false,
    where: { dataVersion: { equals: version } },
  })
  return totalDocs > 0
}
