// `npm start`: from a fresh clone to a running site.
import './node-version.mjs'
import path from 'node:path'
import { ensureInstalled } from './install.mjs'
import { importTypeScript } from './run.mjs'

// In an image the packages are complete and may not be writable.
if (!process.argv.includes('--as-built')) await ensureInstalled()
const { start } = await importTypeScript(path.join(import.meta.dirname, 'start.ts'))
await start()
