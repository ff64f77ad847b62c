import type { CollectionAfterChangeHook, CollectionConfig, Plugin } from 'payload'
import { StorageError } from '@/domains/media/storage-error'
import { readEnvironment } from '@/foundation/env/environment'
import { onRollback } from '@/foundation/payload/transaction-hooks'

const { s3 } = readEnvironment()

/**
 * Adds to the hooks of the storage plugin, which run last, what it lacks: objects are deleted if the
 * transaction is rolled back, and a service that is away is answered in words of its own.
 */
export function withStorageErrors(media: CollectionConfig): CollectionConfig {
  const { afterChange = [], afterDelete = [] } = media.hooks ?? {}
  const store = afterChange.at(-1)
  const remove = afterDelete.at(-1)
  if (!store || !remove) throw new Error('The storage plugin has no hooks.')
  const storeOrFail: CollectionAfterChangeHook = async (args) => {
    const { collection, context, doc, operation, req } = args
    if (operation === 'create')
      await onRollback(req, async () => {
        await remove({ collection, context, doc, id: doc.id, req })
      })
    try {
      return await store(args)
    } catch {
      // The plugin has logged the error.
      throw new StorageError(req, 503)
    }
  }
  return { ...media, hooks: { ...media.hooks, afterChange: [...afterChange.slice(0, -1), storeOrFail] } }
}

/**
 * Removes the field for the folders of files that browsers upload themselves, which is not used here: the database has no
 * column for it, and users could set it.
 */
const withoutObjectKey = (media: CollectionConfig): CollectionConfig => ({
  ...media,
  fields: media.fields.filter((field) => !('name' in field && field.name === '_objectKey')),
})

/** Stores media in the S3 bucket of the environment; without one, in the data folder. */
export const mediaStorage: Plugin = async (config) => {
  if (!s3) return config
  // The client of S3 is loaded by those who use it.
  const { s3Storage } = await import('@payloadcms/storage-s3')
  const stored = await s3Storage({
    bucket: s3.bucket,
    collections: { media: true },
    config: {
      region: s3.region,
      endpoint: s3.endpoint,
      forcePathStyle: Boolean(s3.endpoint),
      credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    },
  })(config)
  return {
    ...stored,
    collections: stored.collections?.map((one) =>
      one.slug === 'media' ? withStorageErrors(withoutObjectKey(one)) : one,
    ),
  }
}
