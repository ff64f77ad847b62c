// Imports between layers and between domains.
const { forbid } = require('./forbid.cjs')

const layers = ['app', 'site', 'plugins', 'blocks', 'domains', 'foundation', 'ui'] // from the top down
// A domain may import only domains of an earlier tier.
const tiers = [
  ['measurement'],
  ['announcements', 'cards', 'contributions', 'navigation', 'poison-lines'],
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

// The page reader, Payload's own routes and tests may load the whole configuration.
const configReaders = '^src/(site/page-reader\\.ts$|app/\\(payload\\)/)'
const configLoaders = '^src/site/load-config\\.ts$|^src/testing/|\\.int\\.test\\.ts$'

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
    'server-imports-little',
    { path: '^server/', pathNot: '\\.int\\.test\\.ts$' },
    {
      path: '\\.tsx?$',
      // Of the catalog and potencies only the names of headers and parameters that select a page; and the poison lines
      // that need no database.
      pathNot:
        '^server/|^node_modules/|^src/foundation/(cache/|env/|(?:credentials|database-outage|preview-session|process-wide|request-rate|script-nonce)\\.ts$)|^src/domains/catalog/(filters/filter-parameters|browser/(list-part|user-location))\\.ts$|^src/domains/potency/parameters\\.ts$|^src/domains/poison-lines/(built-in|view)\\.ts$|^src/foundation/i18n/(locales|localized-text)\\.ts$',
    },
  ),
  forbid(
    'site-imports-no-tools',
    { path: '^src/', pathNot: '\\.test\\.tsx?$|^src/testing/' },
    { path: projectFolders(['server', 'tools', 'scripts', 'sample', 'e2e', 'bench']) },
  ),
  forbid(
    'only-tests-import-testing',
    { path: '^src/', pathNot: '\\.test\\.tsx?$|^src/testing/' },
    { path: '^src/testing/' },
  ),
  forbid('no-cycles', {}, { circular: true }),
  // Next resolves its own copy of React's renderer when it builds.
  forbid('no-unresolved-imports', {}, { couldNotResolve: true, pathNot: '^react-server-dom-turbopack/' }),
]
