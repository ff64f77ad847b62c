import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'

/** What a page loads, by address. */
export interface PageAssets {
  styles: readonly string[]
  /** A module. */
  script: string
}

const output = path.join(process.cwd(), 'dist')
const readManifest = (bundle: string): Manifest =>
  JSON.parse(readFileSync(path.join(output, bundle, '.vite', 'manifest.json'), 'utf8'))

/** The style sheets of a module and of all that it imports, those of the imported ones first. */
function stylesOf(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name]
  if (!chunk || seen.has(name)) return []
  seen.add(name)
  const imported = (chunk.imports ?? []).flatMap((other) => stylesOf(manifest, other, seen))
  return [...imported, ...(chunk.css ?? [])]
}

/** Where the development server, which loads this module again after changes, puts what `readAssets` returns. */
export const developmentAssets = Symbol.for('fungarium.development-assets')

/** Returns a function that tells what a page loads. */
export const readAssets = (): ((file: string) => PageAssets) =>
  Reflect.get(globalThis, developmentAssets) ?? readBuiltAssets()

function readBuiltAssets(): (file: string) => PageAssets {
  const browser = readManifest('browser')
  const server = readManifest('server')
  const common = ['src/site/browser/main.ts', 'src/ui/styles/site.css'].map((name) => browser[name])
  const known = new Map<string, PageAssets>()
  return (file) => {
    const found = known.get(file)
    if (found) return found
    const name =
      [`src/site/pages/${file}.tsx`, `src/site/pages/${file}.ts`].find((one) => one in server) ?? ''
    const styles = [common[1]?.file ?? '', ...stylesOf(server, name)].map((style) => `/${style}`)
    const assets = { styles: [...new Set(styles)], script: `/${common[0]?.file}` }
    known.set(file, assets)
    return assets
  }
}
