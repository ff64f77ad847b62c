// Pass 1 - the ladder. Type-only imports count: a type is a dependency too.
const { forbid, options } = require('./common.cjs')

const rungs = ['app', 'blocks', 'domains', 'foundation', 'ui'] // roof to ground
// A domain may import only domains on an earlier street.
const streets = [
  ['users', 'media', 'categories', 'references', 'salerules'],
  ['likes', 'helpfuls', 'reviews', 'impressions', 'comments', 'reports', 'suppliers'],
  ['species', 'products', 'guides', 'posts', 'projects', 'recipes', 'forms', 'pages'],
  ['listings'],
  ['filters', 'cart', 'search', 'archives', 'moderation'],
  ['orders'],
]
// Contracts are tested through the routes, wherever what they hold lives.
const contract = '\\.int\\.test\\.ts$'
const under = (/** @type {string[]} */ names) => `^src/(${names.join('|')})/`
const domains = (/** @type {string[]} */ names) => `^src/domains/(${names.join('|')})/`

// Who may load the whole configuration: the page's reader, Payload's own routes, and tests.
const doors = '^src/app/(page-reader\\.ts$|\\(payload\\)/)|^src/testing/|\\.int\\.test\\.ts$'

module.exports = {
  forbidden: [
    ...rungs
      .slice(1)
      .map((rung, i) =>
        forbid(
          `ladder-${rung}`,
          { path: under([rung]), pathNot: contract },
          { path: under(rungs.slice(0, i + 1)) },
        ),
      ),
    forbid('foundation-draws-nothing', { path: under(['foundation']) }, { path: under(['ui']) }),
    ...streets.map((names, i) =>
      forbid(
        `street-${i + 1}`,
        { path: domains(names), pathNot: contract },
        { path: domains(streets.slice(i).flat()), pathNot: '^src/domains/$1/' },
      ),
    ),
    forbid('domain-has-a-street', {}, { path: '^src/domains/', pathNot: domains(streets.flat()) }),
    forbid('one-door-to-payload', { path: '^src/', pathNot: doors }, { path: '^src/payload\\.config\\.ts$' }),
    forbid('components-see-view-models', { path: '\\.tsx$' }, { path: '^src/payload-types' }),
    forbid('no-cycles', {}, { circular: true }),
    forbid('nothing-dangling', {}, { couldNotResolve: true }),
  ],
  options: options({ tsPreCompilationDeps: true }),
}
