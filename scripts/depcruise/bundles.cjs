// What ends up in the bundle. Type-only imports are erased, but dependency-cruiser cannot tell them apart,
// because TypeScript 7 has no API: import such types from elsewhere.
const { forbid } = require('./forbid.cjs')

const server = '(queries|endpoints|collection|hooks)\\.ts$|^src/foundation/payload/|^src/payload\\.config'

module.exports = [
  forbid(
    'browser-never-reaches-server',
    { path: '\\.client\\.tsx$|^src/.*/browser/.*\\.tsx?$' },
    { path: server, reachable: true },
  ),
  forbid(
    'config-stays-plain-node',
    { path: '^src/payload\\.config\\.ts$' },
    { path: '\\.tsx$|/server-only/', reachable: true },
  ),
]
