import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The absolute path of `src/`. */
export const sourceDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
