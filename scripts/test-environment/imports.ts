// The files that a program loads, found by following its imports. Packages are left out: the lock file covers them.
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const aliases: [RegExp, string][] = [
  [/^@payload-config$/, 'src/payload.config'],
  [/^@\//, 'src/'],
  [/^@(illustrations|messages|sample)\//, '$1/'],
]
const extensions = ['', '.ts', '.tsx', '.mjs', '/index.ts']

// Type-only imports are erased before the program runs.
const statements =
  /^\s*(?:import|export)\s+(?!type\b)(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm

/**
 * @param root the folder of the project
 * @param entry a path below it
 * @param isExcluded leaves out a file and what only that file imports
 * @returns paths below the root, sorted
 * @throws when an import of a project file leads nowhere
 */
export function listImportedFiles(
  root: string,
  entry: string,
  isExcluded: (file: string) => boolean = () => false,
): string[] {
  const files = new Set<string>()
  const queue = [entry]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (files.has(file) || isExcluded(file)) continue
    files.add(file)
    if (!/\.(tsx?|mjs)$/.test(file)) continue
    for (const [, fromStatement, fromCall] of readFileSync(path.join(root, file), 'utf8').matchAll(
      statements,
    )) {
      const imported = resolveImport(root, file, fromStatement ?? fromCall ?? '')
      if (imported) queue.push(imported)
    }
  }
  return [...files].sort()
}

/** Returns undefined for a package. */
function resolveImport(root: string, importer: string, specifier: string): string | undefined {
  const alias = aliases.find(([pattern]) => pattern.test(specifier))
  if (!alias && !specifier.startsWith('.')) return undefined
  const target = alias
    ? specifier.replace(alias[0], alias[1])
    : path.posix.join(path.posix.dirname(importer), specifier)
  const match = extensions
    .map((extension) => target + extension)
    .find(
      (candidate) => existsSync(path.join(root, candidate)) && statSync(path.join(root, candidate)).isFile(),
    )
  if (!match) throw new Error(`${importer} imports ${specifier}, which does not exist.`)
  return match
}
