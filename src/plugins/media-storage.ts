import { s3Storage } from '@payloadcms/storage-s3'
import type { Plugin } from 'payload'
import { readEnvironment } from '@/foundation/env/environment'

const { s3 } = readEnvironment()

/** Stores media in the S3 bucket of the environment; without one, in the data folder. */
export const mediaStorage: Plugin = s3
  ? s3Storage({
      bucket: s3.bucket,
      collections: { media: true },
      config: {
        region: s3.region,
        endpoint: s3.endpoint,
        forcePathStyle: Boolean(s3.endpoint),
        credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
      },
    })
  : (config) => config
