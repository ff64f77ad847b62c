// The process of `npm run dev` that answers visitors, started by dev.ts.
import path from 'node:path'
import { importTypeScript } from './run.mjs'

const { runDevProcess } = await importTypeScript(path.join(import.meta.dirname, 'dev-process.ts'))
await runDevProcess()
