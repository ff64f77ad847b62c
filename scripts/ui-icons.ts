// Writes src/ui/icons.ts: the icons that it has, and those that are named.
// npm run ui-icons [-- Heart ChevronDown] && npm run format
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as lucide from 'lucide-react'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { project } from '../tools/local-server/folders'

const file = path.join(project, 'src/ui/icons.ts')
const source = readFileSync(file, 'utf8')
const declaration = /^export const (\w+) =\s+'.*'\n/gm

/** The shapes within an icon's `<svg>`. */
function shapesOf(name: string): string {
  const icon = (lucide as unknown as Record<string, ComponentType | undefined>)[name]
  if (!icon) throw new Error(`Lucide has no icon ${name}.`)
  return /^<svg[^>]*>(.*)<\/svg>$/.exec(renderToStaticMarkup(createElement(icon)))?.[1] ?? ''
}

const names = new Set([
  ...[...source.matchAll(declaration)].map(([, name = '']) => name),
  ...process.argv.slice(2),
])
const lines = [...names].sort().map((name) => `export const ${name} = '${shapesOf(name)}'\n`)
writeFileSync(file, `${source.replace(declaration, '').trimEnd()}\n\n${lines.join('')}`)
