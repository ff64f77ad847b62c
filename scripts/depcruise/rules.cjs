// One reading of the source for all rules.
const layers = require('./layers.cjs')
const bundles = require('./bundles.cjs')

module.exports = {
  forbidden: [...layers, ...bundles],
  options: {
    // A type is a dependency too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
