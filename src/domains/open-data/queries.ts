import { cached } from '@/foundation/cache/cached'
import { dependsOn } from '@/foundation/cache/page-context'
import { tags } from '@/foundation/cache/tags'
import type { Reader } from '@/foundation/payload/reader'
import { type Changes, compareVersions, type Fingerprints } from './changes'
import { type Dataset, readDataset } from './dataset'
import { type DataFile, dataFiles } from './files'
import { openDataSlug } from './global'
import { newestVersion } from './versions'

/** The present version of the data with its files. */
export interface PublishedData extends Pick<Dataset, 'version' | 'licence' | 'rightsHolder'> {
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
  const date = day(newest?.dataVersion === version ? newest.createdAt : new Date())
  return {
    version,
    licence,
    rightsHolder,
    date,
    counts: {
      species: species.length,
      names: sum(species.flatMap(({ names }) => Object.values(names ?? {}).map(({ length }) => length))),
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
}

/** Versions that the changelog shows. */
const maxVersions = 20

/** The recorded versions, the newest first. */
export async function listVersions({ payload }: Reader): Promise<RecordedVersion[]> {
  const { docs } = await payload.find({
    collection: 'dataversions',
    depth: 0,
    limit: maxVersions,
    overrideAccess: false,
    pagination: false,
    sort: '-createdAt',
  })
  return docs.map(
    ({ id, dataVersion, createdAt, speciesCount, referenceCount, added, changed, removed }) => ({
      id,
      version: dataVersion,
      date: day(createdAt),
      species: speciesCount,
      references: referenceCount,
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
