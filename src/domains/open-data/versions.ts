import type { Payload, TaskConfig } from 'payload'
import { expireTags } from '@/foundation/cache/expire-tags'
import { tags } from '@/foundation/cache/tags'
import { inTransaction } from '@/foundation/payload/in-transaction'
import type { Dataversion } from '@/payload-types'
import { compareVersions, type Fingerprints } from './changes'
import { readDataset } from './dataset'
import { dataFiles } from './files'
import { storeFiles } from './stored-files'

/** The newest recorded version; null before the first. */
export async function newestVersion(payload: Payload): Promise<Dataversion | null> {
  const { docs } = await payload.find({
    collection: 'dataversions',
    depth: 0,
    limit: 1,
    pagination: false,
    sort: '-createdAt',
  })
  return docs[0] ?? null
}

/** Records the data as a version, with its files and what has changed, unless it is still that of the newest version. */
export async function recordVersion(payload: Payload): Promise<void> {
  const [dataset, newest] = await Promise.all([readDataset(payload), newestVersion(payload)])
  const { version, licence, rightsHolder, species, references, fingerprints } = dataset
  if (species.length === 0 || newest?.dataVersion === version) return
  const changes = compareVersions((newest?.fingerprints ?? {}) as Fingerprints, fingerprints)
  await inTransaction(payload, async (req) => {
    const { createdAt } = await payload.create({
      collection: 'dataversions',
      data: {
        dataVersion: version,
        licence,
        rightsHolder,
        speciesCount: species.length,
        referenceCount: references.length,
        ...changes,
        fingerprints,
      },
      depth: 0,
      req,
    })
    await storeFiles(req, version, dataFiles(dataset, createdAt.slice(0, 10)))
    await expireTags(req, [tags.list('dataversions')])
  })
}

/** Records once a day what has changed. */
export const recordDataVersionTask: TaskConfig<'recordDataVersion'> = {
  slug: 'recordDataVersion',
  schedule: [{ cron: '40 4 * * *', queue: 'default' }],
  handler: async ({ req }) => {
    await recordVersion(req.payload)
    return { output: {} }
  },
}
