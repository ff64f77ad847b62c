import type { RequestListener, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import type { EnvironmentModuleGraph, EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite'
import { developmentAssets, type PageAssets } from '../../src/site/assets'
import { project } from './folders'
import { describe } from './problem'

/** What the process ends with to be started again. */
export const restartCode = 75

const configuration = path.join(project, 'src', 'payload.config.ts')
const script = '/src/site/browser/main.ts'

/** Payload reads its configuration once, so what it is made of takes effect in a new process. */
const restartForConfiguration: Plugin = {
  name: 'restart-for-configuration',
  hotUpdate({ file, modules }) {
    if (this.environment.name !== 'ssr' || !file.endsWith('.ts') || !isInConfiguration(modules)) return
    console.log(`\n${path.relative(project, file)} is part of Payload's configuration: starting again …`)
    process.exit(restartCode)
  },
}

function isInConfiguration(
  modules: Iterable<EnvironmentModuleNode>,
  seen = new Set<EnvironmentModuleNode>(),
): boolean {
  return [...modules].some((module) => {
    if (seen.has(module)) return false
    seen.add(module)
    return module.file === configuration || isInConfiguration(module.importers, seen)
  })
}

/**
 * Gives pages the script through which Vite changes style sheets in place, and has them reload when a module changes that
 * only the application loads: Vite itself follows what browsers load.
 */
const reloadPages: Plugin = {
  name: 'reload-pages',
  transform: (code, id) => (id.endsWith(script) ? `import '/@vite/client'\n${code}` : undefined),
  hotUpdate({ file, modules, server }) {
    if (this.environment.name === 'ssr' && modules.length > 0 && !file.endsWith('.css'))
      server.environments.client.hot.send({ type: 'full-reload' })
  },
}

/**
 * The site from source: each request is answered by the modules as they are then.
 * @param server gets the connections through which browsers learn of changes
 */
export async function createDevelopmentSite(server: Server): Promise<RequestListener> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: project,
    appType: 'custom',
    plugins: [reloadPages, restartForConfiguration],
    server: { middlewareMode: true, ws: { server } },
  })
  const { moduleGraph } = vite.environments.ssr
  Reflect.set(globalThis, developmentAssets, (file: string) => assetsOf(moduleGraph, file))
  return (req, res) => vite.middlewares(req, res, () => answer(vite, req, res))
}

type ModuleLoader = Pick<ViteDevServer, 'ssrFixStacktrace' | 'ssrLoadModule'>

/** Answers with the modules as they are now, once the configuration is loaded: its errors would look like an outage. */
export async function answer(vite: ModuleLoader, ...[req, res]: Parameters<RequestListener>): Promise<void> {
  try {
    const { createHandler, prepareApp } = await vite.ssrLoadModule('/server/app.ts')
    await prepareApp()
    await createHandler()(req, res)
  } catch (error) {
    answerError(vite, error, res)
  }
}

/** A module or configuration that cannot be loaded is shown where it was asked for. */
function answerError(vite: ModuleLoader, error: unknown, res: ServerResponse): void {
  if (error instanceof Error) vite.ssrFixStacktrace(error)
  console.error(error)
  if (res.headersSent) res.destroy()
  else res.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(describe(error))
}

/** What a page loads: the style sheets that it imports now, as in a build. */
function assetsOf({ urlToModuleMap }: EnvironmentModuleGraph, file: string): PageAssets {
  const page = ['.tsx', '.ts'].flatMap(
    (ending) => urlToModuleMap.get(`/src/site/pages/${file}${ending}`) ?? [],
  )
  return { styles: [...new Set(['/src/ui/styles/site.css', ...stylesOf(page)])], script }
}

/** The addresses of the style sheets that modules import, those of the modules that they import first. */
function stylesOf(
  modules: Iterable<EnvironmentModuleNode>,
  seen = new Set<EnvironmentModuleNode>(),
): string[] {
  return [...modules].flatMap((module) => {
    if (seen.has(module)) return []
    seen.add(module)
    return module.file?.endsWith('.css') ? [module.url] : stylesOf(module.importedModules, seen)
  })
}
