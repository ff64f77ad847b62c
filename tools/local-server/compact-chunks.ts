import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { transform } from 'esbuild'

/**
 * Strips whitespace and comments from the server's chunks and escapes letters outside of ASCII: the source of each loaded
 * chunk stays in memory, with two bytes for each character if a single one is not Latin. Names stay, so that stack traces
 * can be read.
 * @param output the folder of a build
 */
export async function compactChunks(output: string): Promise<void> {
  const chunks = path.join(output, 'server', 'chunks')
  const names = readdirSync(chunks, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => name.endsWith('.js')).map((name) => path.join(chunks, name))
  await Promise.all(files.map(compact))
}

async function compact(file: string): Promise<void> {
  const { code } = await transform(readFileSync(file, 'utf8'), {
    charset: 'ascii',
    legalComments: 'none',
    lineLimit: 200,
    minifyWhitespace: true,
  })
  writeFileSync(file, code)
}
