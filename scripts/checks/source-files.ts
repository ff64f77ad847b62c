import { readdirSync } from 'node:fs'
import path from 'node:path'

const generated = /^(src\/payload-types\.ts|src\/app\/\(payload\)\/admin\/importMap\.js)$/

/**
 * @param root the folder of the project
 * @param folders below it; missing ones are skipped
 * @returns paths below the root with forward slashes, sorted, without generated files
 */
export function listSourceFiles(root: string, folders: readonly string[], extensions: RegExp): string[] {
  return folders
    .flatMap((folder) => listFiles(root, folder))
    .filter((file) => extensions.test(file) && !generated.test(file))
    .sort()
}

function listFiles(root: string, folder: string): string[] {
  try {
    return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
  } catch {
    return []
  }
}
