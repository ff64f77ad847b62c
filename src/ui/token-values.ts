import { readFileSync } from 'node:fs'
import path from 'node:path'

type Theme = 'light' | 'dark'

const pair = /--([a-z0-9-]+):\s*(?:light-dark\(([^,()]+),\s*([^,()]+)\)|(#[0-9a-f]+));/g

/**
 * Returns the colours of tokens.css in one theme by name, for icons and pictures that style sheets do not
 * reach.
 */
export function tokenValues(theme: Theme): (name: string) => string {
  const css = readFileSync(path.join(process.cwd(), 'src/ui/tokens.css'), 'utf8')
  const values = new Map(
    Array.from(css.matchAll(pair), ([, name = '', light, dark, both]) => [
      name,
      (both ?? (theme === 'light' ? light : dark) ?? '').trim(),
    ]),
  )
  return (name) => {
    const value = values.get(name)
    if (!value) throw new Error(`tokens.css has no colour --${name}.`)
    return value
  }
}
