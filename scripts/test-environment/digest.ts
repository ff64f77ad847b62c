// Identifies a prepared database by everything that its content is made from.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { project } from '../../tools/local-server/folders'

/** `taxonomy`: migrations, categories and an administrator. `sample`: the sample content as well. */
export type Content = 'taxonomy' | 'sample'

let programFiles: Promise<string[]> | undefined

/** Without the sample content, changes to it must not make the integration tests wait. */
export async function digestOf(content: Content): Promise<string> {
  const hash = createHash('sha256')
  for (const file of await sourcesOf(content))
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(project, file)))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}

/** Returns the files that a database is made from, as paths in the project. */
export async function sourcesOf(content: Content): Promise<string[]> {
  programFiles ??= listProgramFiles()
  const files = [
    'package-lock.json',
    // Hashes the password of the administrator.
    'src/testing/fast-password-hashing.mjs',
    ...listFiles('migrations').filter((file) => file.endsWith('.ts')),
    ...(await programFiles),
    // Tables and pictures, which programs read instead of importing them.
    ...listFiles('sample').filter((file) => !/\.tsx?$/.test(file)),
  ]
  return files.filter((file) => content === 'sample' || !file.startsWith('sample/'))
}

/** The project's files in the program that prepares a database: those of its bundle, which is not written. */
async function listProgramFiles(): Promise<string[]> {
  // Vite would make it `production`, also for the processes that this one starts.
  Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV ?? 'test' })
  const bundle = await build({
    root: project,
    logLevel: 'silent',
    build: { ssr: 'tools/local-server/prepare.ts', write: false },
  })
  if (!('output' in bundle)) throw new Error('Vite has made no bundle.')
  const modules = bundle.output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
  return modules
    .filter((id) => path.isAbsolute(id) && !id.includes(`${path.sep}node_modules${path.sep}`))
    .map((file) => path.relative(project, file).replaceAll(path.sep, '/'))
    .sort()
}

function listFiles(folder: string): string[] {
  return readdirSync(path.join(project, folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.relative(project, path.join(file.parentPath, file.name)).replaceAll(path.sep, '/'))
    .sort()
}
