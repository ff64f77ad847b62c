import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const sourceMapComment = /\n\/\/# sourceMappingURL=.*\s*$/

/**
 * Makes equal chunks of the server one: Turbopack writes the same two megabytes for each group of routes, and each copy
 * would be parsed and stay in memory.
 * @param output the folder of a build
 */
export function shareChunks(output: string): void {
  const chunks = path.join(output, 'server', 'chunks')
  const first = new Map<string, string>()
  for (const name of readdirSync(chunks, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!name.endsWith('.js')) continue
    const file = path.join(chunks, name)
    const code = readFileSync(file, 'utf8').replace(sourceMapComment, '')
    // Chunks refer to others by their own folder.
    const key = `${path.dirname(name)} ${createHash('sha256').update(code).digest('hex')}`
    const shared = first.get(key)
    if (shared)
      writeFileSync(file, `module.exports = require(${JSON.stringify(`./${path.basename(shared)}`)})\n`)
    else first.set(key, name)
  }
}
