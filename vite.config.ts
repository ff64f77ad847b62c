import { copyFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const root = import.meta.dirname

/** Puts the style sheets of pages where browsers find them; nothing else of the application's bundle is served. */
const publishStyles: Plugin = {
  name: 'publish-styles',
  applyToEnvironment: ({ name }) => name === 'ssr',
  writeBundle({ dir = '' }, bundle) {
    for (const file of Object.keys(bundle).filter((name) => name.endsWith('.css')))
      copyFileSync(path.join(dir, file), path.join(dir, '..', 'browser', file))
  },
}

/** Those that Vite means by `baseline-widely-available`, a name that it does not know for style sheets alone. */
const browsers = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4']

/** Packages of many small modules: a process that reads them one by one takes twice as long to start. */
const bundled = [
  /^(?:payload|zod|drizzle-orm|hono|jose|lexical|libphonenumber-js|undici|use-intl)(?:\/|$)/,
  /^@(?:hono|lexical|opentelemetry|payloadcms)\//,
]

/** `vite build` makes what browsers load, `vite build --ssr` the process of the site. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  publicDir: false,
  resolve: {
    alias: [
      { find: '@payload-config', replacement: path.join(root, 'src/payload.config.ts') },
      { find: /^@\//, replacement: `${root}/src/` },
      { find: /^@(illustrations|messages|sample)\//, replacement: `${root}/$1/` },
    ],
  },
  plugins: [publishStyles],
  // While developing, Vite would evaluate these as ES modules, and some are CommonJS.
  ...(command === 'build' && { ssr: { noExternal: bundled } }),
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/browser',
    manifest: true,
    emptyOutDir: true,
    reportCompressedSize: false,
    target: isSsrBuild ? 'node20' : browsers,
    cssTarget: browsers,
    // The style sheets of pages are assets of the application's bundle.
    emitAssets: true,
    assetsInlineLimit: 0,
    minify: isSsrBuild ? false : 'oxc',
    rolldownOptions: isSsrBuild
      ? {
          input: { 'site-process': 'tools/local-server/site-process.ts' },
          // Calls without a result are kept: `decodeURIComponent` throws where a path is malformed.
          treeshake: false,
        }
      : { input: ['src/site/browser/main.ts', 'src/ui/styles/site.css'] },
  },
}))
