// Files are imported by alias, except those beside or below the importer and those that have no alias. A file that must
// climb says why: `relative-import-allow: <reason>`.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listSourceFiles } from './source-files'

const folders = ['src', 'sample', 'e2e', 'illustrations']
const hasAlias = (file: string) => /^(src|sample|e2e|illustrations|messages)\//.test(file)
const allowed = /relative-import-allow:\s*\S/
const climbing = /(?:\bfrom|\bimport\(?)\s*['"](\.\.\/[^'"]*)['"]/

/**
 * @param root the folder of the project
 * @returns one sentence for each problem
 */
export function checkImports(root: string): string[] {
  return listSourceFiles(root, folders, /\.(tsx?|mjs)$/).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    if (allowed.test(text)) return []
    return text.split('\n').flatMap((line, index) => {
      const specifier = climbing.exec(line)?.[1]
      if (!specifier || !hasAlias(path.posix.join(path.posix.dirname(file), specifier))) return []
      return [`${file}:${index + 1} imports ${specifier}; use an alias.`]
    })
  })
}
