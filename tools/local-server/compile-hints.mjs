// What every page starts with is nearly all called at once. Left to itself, a browser only skims a script as it comes in
// and compiles each function when it is first called, while the page waits; told so, it compiles in the background.
// https://v8.dev/blog/explicit-compile-hints
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Marks the scripts that every page starts with for compilation ahead of their call.
 * @param {string} output the folder of a build
 */
export function hintAtCompiling(output) {
  const { rootMainFiles } = JSON.parse(readFileSync(path.join(output, 'build-manifest.json'), 'utf8'))
  for (const name of rootMainFiles) {
    const file = path.join(output, name)
    const script = readFileSync(file, 'utf8')
    if (!script.startsWith(hint)) writeFileSync(file, hint + script)
  }
}
