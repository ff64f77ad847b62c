// One process of the site, started by supervisor.ts.
import path from 'node:path'
import { importTypeScript } from './run.mjs'

const { runSiteProcess } = await importTypeScript(path.join(import.meta.dirname, 'site-process.ts'))
await runSiteProcess()
