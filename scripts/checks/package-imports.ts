// The public site runs without Next, and packages are used by what they document. Neither comes back unnoticed.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listSourceFiles } from './source-files'

const folders = ['src', 'server', 'tools', 'scripts', 'sample', 'illustrations', 'e2e', 'bench']
const extensions = /\.(tsx?|mjs|cjs)$/

/** What Next's panel is made of. */
const panel = /^(src\/app\/\(payload\)\/|next\.config\.mjs$|server\/panel\.ts$)/
const next = /^next(-intl[\w-]*)?(\/|$)/

const ofProject = /^(\.|@\/|@(illustrations|messages|sample)\/|node:)/
const innerFolder = /\/(dist|src|esm|cjs)\/|(^|\/)node_modules\//

/** Paths that look like inner ones, but that their packages document. */
const documented = new Set([
  'ajv/dist/2020', // https://ajv.js.org/json-schema.html#draft-2020-12
  'tsx/esm/api', // https://tsx.is/dev-api/register-esm
])

const specifiers = /(?:\bfrom|\b(?:import|require|mock)(?:\.meta)?(?:\.resolve)?\s*\(?)\s*['"]([^'"\n]+)['"]/g

/** Returns what is wrong with an import, or undefined. */
function findProblem(file: string, specifier: string): string | undefined {
  if (next.test(specifier) && !panel.test(file)) return 'only the panel is made with Next.'
  const isInner =
    innerFolder.test(specifier) && (!ofProject.test(specifier) || /node_modules\//.test(specifier))
  return isInner && !documented.has(specifier) ? 'use what the package documents.' : undefined
}

/** Finds imports of Next outside the panel, and of inner folders of packages. */
export function findPackageImports(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) =>
    Array.from(line.matchAll(specifiers)).flatMap(([, specifier = '']) => {
      const problem = findProblem(file, specifier)
      return problem ? [`${file}:${index + 1} imports ${specifier}; ${problem}`] : []
    }),
  )
}

/**
 * @param root the folder of the project
 * @returns one sentence for each problem
 */
export function checkPackageImports(root: string): string[] {
  const atRoot = readdirSync(root).filter((file) => /\.(ts|mjs)$/.test(file) && file !== 'next-env.d.ts')
  return [...listSourceFiles(root, folders, extensions), ...atRoot].flatMap((file) =>
    findPackageImports(file, readFileSync(path.join(root, file), 'utf8')),
  )
}
