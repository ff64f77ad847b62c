import { createHash } from 'node:crypto'
import { z } from 'zod'

// A backup is a gzipped tar archive with these entries, in this order:
//
//   about.json               what the archive holds and which migrations made its tables
//   payload-secret           the key of sessions
//   media/<file>             uploaded files
//   tables/<table>/<number>  rows in PostgreSQL's text format of COPY, in parts of a few megabytes
//   manifest.json            counts and checksums; an archive without it is incomplete

export const entries = {
  about: 'about.json',
  secret: 'payload-secret',
  media: 'media/',
  tables: 'tables/',
  manifest: 'manifest.json',
} as const

/** The version of this format. */
export const format = 1

const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()).min(1) })

/** A table and those of its columns that are stored, which generated ones are not. */
export type Table = z.infer<typeof tableSchema>

export const formatSchema = z.object({ format: z.number() })

export const aboutSchema = formatSchema.extend({
  /** When the snapshot was taken. */
  createdAt: z.string(),
  /** Migrations that had run, oldest first. */
  migrations: z.array(z.string()),
  /** `s3`: uploads are in a bucket, and the archive has none. */
  uploads: z.enum(['included', 's3']),
  tables: z.array(tableSchema),
})

export type About = z.infer<typeof aboutSchema>

const digestSchema = z.object({ rows: z.number(), checksum: z.string() })

/** The number of rows of a table, and a checksum of their text. */
export type TableDigest = z.infer<typeof digestSchema>

export const manifestSchema = z.object({
  tables: z.record(z.string(), digestSchema),
  sequences: z.record(z.string(), z.object({ value: z.string(), isCalled: z.boolean() })),
  /** All entries that are no tables: their number and a checksum of their names and contents. */
  files: z.object({ count: z.number(), checksum: z.string() }),
  uploads: z.number(),
  /** Uploads that a document refers to but that could not be read. */
  missingUploads: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>

/**
 * Counts and hashes texts. It adds the hashes up, as eight numbers of 32 bits each, because their order does not matter:
 * PostgreSQL may put a row into a gap between earlier ones.
 */
export function createDigest() {
  const sums = new Uint32Array(8)
  let count = 0
  return {
    add: (...text: (string | Buffer)[]): void => {
      const hash = createHash('sha256')
      for (const part of text) hash.update(part)
      const digest = hash.digest()
      for (const [index, sum] of sums.entries()) sums[index] = sum + digest.readUInt32BE(4 * index)
      count += 1
    },
    end: (): Manifest['files'] => ({
      count,
      checksum: Array.from(sums, (sum) => sum.toString(16).padStart(8, '0')).join(''),
    }),
  }
}

/** Counts and hashes the rows of a table, given in parts of whole rows. */
export function createTableDigest() {
  const digest = createDigest()
  return {
    add: (part: Buffer): void => {
      // The text format escapes line breaks in values, so each one ends a row.
      for (let from = 0, to = part.indexOf('\n'); to >= 0; from = to + 1, to = part.indexOf('\n', from))
        digest.add(part.subarray(from, to))
    },
    end: (): TableDigest => {
      const { count, checksum } = digest.end()
      return { rows: count, checksum }
    },
  }
}
