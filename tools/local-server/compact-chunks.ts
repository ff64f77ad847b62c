import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stop, transform } from 'esbuild'

const notLatin = /[^\0-\xff]/g

const escapeOf = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * Strips whitespace and comments from the server's chunks and escapes what is not Latin: the source of each loaded
 * chunk stays in memory, with two bytes for each character if a single one is not Latin. Names stay, so that stack traces
 * can be read.
 * @param output the folder of a build
 */
export async function compactChunks(output: string): Promise<void> {
  const chunks = path.join(output, 'server', 'chunks')
  const names = readdirSync(chunks, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => name.endsWith('.js')).map((name) => path.join(chunks, name))
  await Promise.all(files.map(compact))
  await stop()
}

async function compact(file: string): Promise<void> {
  const { code } = await transform(readFileSync(file, 'utf8'), {
    charset: 'ascii',
    legalComments: 'none',
    lineLimit: 200,
    minifyWhitespace: true,
  })
  // Regular expressions are all that is left with such letters: there an escape means the same.
  writeFileSync(file, code.replace(notLatin, escapeOf))
}
