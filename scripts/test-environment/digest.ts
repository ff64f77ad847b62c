// Identifies a prepared database by everything that its content is made from.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listImportedFiles } from './imports'

/** `taxonomy`: migrations, categories and an administrator. `sample`: the sample content as well. */
export type Content = 'taxonomy' | 'sample'

const entry = 'tools/local-server/prepare.ts'
const inSample = (file: string) => file.startsWith('sample/')

/**
 * Without the sample content, changes to it must not make the integration tests wait.
 * @param root the folder of the project
 */
export function digestOf(content: Content, root: string): string {
  const isExcluded = content === 'taxonomy' ? inSample : undefined
  const files = [
    'package-lock.json',
    // Hashes the password of the administrator.
    'src/testing/fast-password-hashing.mjs',
    ...listFiles(root, 'migrations').filter((file) => file.endsWith('.ts')),
    ...listImportedFiles(root, entry, isExcluded),
    // Tables and pictures, which programs read instead of importing them.
    ...(content === 'sample' ? listFiles(root, 'sample').filter((file) => !/\.tsx?$/.test(file)) : []),
  ]
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}

function listFiles(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.relative(root, path.join(file.parentPath, file.name)).replaceAll(path.sep, '/'))
    .sort()
}
