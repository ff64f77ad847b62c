// Pass 2 - what ends up in the bundle. Type-only imports are erased and need not count, but without a
// TypeScript that dependency-cruiser understands (7 has no interface for programs) they do: take types from elsewhere.
const { forbid, options } = require('./common.cjs')

const server = '(queries|endpoints|collection|hooks)\\.ts$|^src/foundation/payload/|^src/payload\\.config'

module.exports = {
  forbidden: [
    forbid('browser-never-reaches-server', { path: '\\.client\\.tsx$' }, { path: server, reachable: true }),
    forbid(
      'config-stays-plain-node',
      { path: '^src/payload\\.config\\.ts$' },
      { path: '\\.tsx$|/server-only/', reachable: true },
    ),
  ],
  options: options({ tsPreCompilationDeps: false }),
}
