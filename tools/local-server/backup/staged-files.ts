import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Problem } from '../problem'
import { entries } from './format'

/** The files of a backup while it is being restored. */
export interface StagedFiles {
  add: (entry: string, content: Buffer) => void
  /** Moves the files to their places, and back when `commit` fails. */
  publish: (commit: () => Promise<unknown>) => Promise<void>
  /** Removes what has not been published. */
  discard: () => void
}

/**
 * Collects uploads and the secret in a folder of their own, so that an interrupted restore leaves none in its place.
 * A secret that is there already, perhaps made by an earlier command, is renamed.
 * @throws {Problem} when the data folder has uploads
 */
export function stageFiles(dataDir: string): StagedFiles {
  assertNoUploads(dataDir)
  const staging = path.join(dataDir, 'restoring')
  const [media, stagedMedia] = [path.join(dataDir, 'media'), path.join(staging, 'media')]
  const secret = path.join(dataDir, entries.secret)
  const replacedSecret = `${secret}.replaced`
  rmSync(staging, { recursive: true, force: true })
  mkdirSync(stagedMedia, { recursive: true })
  return {
    add: (entry, content) => {
      const mode = entry === entries.secret ? 0o600 : 0o644
      if (entry !== entries.about)
        writeFileSync(path.join(staging, checkName(entry)), content, { mode, flag: 'wx' })
    },
    publish: async (commit) => {
      if (existsSync(media)) rmdirSync(media) // it is empty
      if (existsSync(secret)) renameSync(secret, replacedSecret)
      renameSync(stagedMedia, media)
      renameSync(path.join(staging, entries.secret), secret)
      try {
        await commit()
      } catch (error) {
        renameSync(media, stagedMedia)
        rmSync(secret)
        if (existsSync(replacedSecret)) renameSync(replacedSecret, secret)
        throw error
      }
    },
    discard: () => rmSync(staging, { recursive: true, force: true }),
  }
}

/** @throws {Problem} when the data folder has uploads */
export function assertNoUploads(dataDir: string): void {
  const media = path.join(dataDir, 'media')
  if (existsSync(media) && readdirSync(media).length > 0)
    throw new Problem(
      `The data folder ${dataDir} already contains uploads; set DATA_DIR to a folder that does not exist yet.`,
    )
}

/** @throws {Problem} for an entry that would be written outside of its folder */
function checkName(entry: string): string {
  const name = path.basename(entry)
  if (entry === entries.secret || (`${entries.media}${name}` === entry && name !== '..')) return entry
  throw new Problem(`The backup is damaged: it has an unknown entry ${entry}.`)
}
