// Runs a TypeScript program of the project on a fresh clone too: checks Node and installs the packages first.
// `node tools/local-server/run.mjs scripts/verify.ts [arguments]`
import './node-version.mjs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './install.mjs'

/**
 * Imports a TypeScript module and removes tsx again, because Next would load more slowly through it.
 * @param {string} file
 */
export async function importTypeScript(file) {
  const { register } = await import('tsx/esm/api')
  const tsx = register({ namespace: 'project' })
  const module = await tsx.import(pathToFileURL(file).href, import.meta.url)
  await tsx.unregister()
  return module
}

const [, main, file, ...args] = process.argv
if (main && file && path.resolve(main) === import.meta.filename) {
  await ensureInstalled()
  process.argv = [process.execPath, path.resolve(file), ...args]
  const { register } = await import('tsx/esm/api')
  register()
  await import(pathToFileURL(path.resolve(file)).href)
}
