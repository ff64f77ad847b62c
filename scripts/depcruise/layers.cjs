// Imports between layers and between domains. `app` is Next, with nothing but the panel.
const { forbid } = require('./forbid.cjs')

const layers = ['app', 'site', 'plugins', 'blocks', 'domains', 'foundation', 'ui'] // from the top down
// A domain may import only domains of an earlier tier.
const tiers = [
  ['measurement'],
  ['announcements', 'cards', 'contributions', 'navigation', 'operator', 'poison-lines'],
  ['imports', 'media', 'sample-content', 'glossary', 'redirects'],
  ['users', 'categories', 'references', 'salerules'],
  ['likes', 'helpfuls', 'reviews', 'impressions', 'comments', 'reports', 'suppliers'],
  ['species', 'products', 'guides', 'places', 'forms', 'pages'],
  ['articles', 'recipes', 'potency', 'tables'],
  ['catalog'],
  ['search'],
  ['cart', 'archives', 'moderation', 'saved', 'stocknotices'],
  ['orders', 'identify', 'open-data'],
  ['panel', 'openapi'],
]
// Integration tests call the routes of any layer.
const contractTest = '\\.int\\.test\\.ts$'
const under = (/** @type {string[]} */ names) => `^src/(${names.join('|')})/`
const projectFolders = (/** @type {string[]} */ names) => `^(${names.join('|')})/`
const domains = (/** @type {string[]} */ names) => `^src/domains/(${names.join('|')})/`

// Sessions, the API, Payload's panel and tests may load the whole configuration.
const configReaders = '^src/(site/(session\\.ts$|api/)|app/\\(payload\\)/)'
const configLoaders = '^src/site/load-config\\.ts$|^src/testing/|\\.int\\.test\\.ts$'

const tools = ['tools', 'scripts', 'sample', 'e2e', 'bench']
const application = '^server/(app|moved-addresses|public-files)\\.ts$'

module.exports = [
  ...layers
    .slice(1)
    .map((layer, i) =>
      forbid(
        `layer-${layer}`,
        { path: under([layer]), pathNot: contractTest },
        { path: under(layers.slice(0, i + 1)) },
      ),
    ),
  forbid('foundation-imports-no-ui', { path: under(['foundation']) }, { path: under(['ui']) }),
  ...tiers.map((names, i) =>
    forbid(
      `tier-${i + 1}`,
      { path: domains(names), pathNot: contractTest },
      { path: domains(tiers.slice(i).flat()), pathNot: '^src/domains/$1/' },
    ),
  ),
  forbid('domain-has-a-tier', {}, { path: '^src/domains/', pathNot: domains(tiers.flat()) }),
  forbid(
    'config-loaded-in-few-places',
    { path: '^src/', pathNot: configLoaders },
    { path: '^src/payload\\.config\\.ts$' },
  ),
  forbid(
    'config-read-in-few-places',
    { path: '^src/', pathNot: configReaders },
    { path: '^src/site/load-config\\.ts$' },
  ),
  forbid('components-see-view-models', { path: '\\.tsx$' }, { path: '^src/payload-types' }),
  forbid(
    'illustrations-import-only-illustrations',
    { path: '^illustrations/', pathNot: '\\.test\\.ts$' },
    { path: projectFolders(['src', 'server', 'tools', 'scripts', 'sample', 'e2e', 'bench', 'migrations']) },
  ),
  forbid(
    'illustrations-are-for-pages',
    { path: under(['foundation', 'plugins']) },
    { path: '^illustrations/' },
  ),
  forbid(
    'server-imports-site-and-below',
    { path: '^server/', pathNot: '\\.test\\.ts$' },
    { path: `${under(['app', 'plugins', 'blocks'])}|^src/payload\\.config\\.ts$|${projectFolders(tools)}` },
  ),
  // What stands in front of the application answers from the cache without it. The application is loaded from its bundle.
  forbid(
    'only-the-application-imports-the-site',
    { path: '^server/', pathNot: `\\.test\\.ts$|${application}` },
    { path: `^src/site/|\\.tsx$|${application}` },
  ),
  forbid(
    'site-imports-no-tools',
    { path: '^src/', pathNot: '\\.test\\.tsx?$|^src/testing/' },
    { path: projectFolders(['server', ...tools]) },
  ),
  forbid(
    'only-tests-import-testing',
    { path: '^src/', pathNot: '\\.test\\.tsx?$|^src/testing/' },
    { path: '^src/testing/' },
  ),
  forbid('no-cycles', {}, { circular: true }),
  forbid('no-unresolved-imports', {}, { couldNotResolve: true }),
]
