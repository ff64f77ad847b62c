// Options of both passes.

/**
 * @param {string} name
 * @param {object} from
 * @param {object} to
 */
exports.forbid = (name, from, to) => ({ name, severity: 'error', from, to })

/** @param {{ tsPreCompilationDeps: boolean }} special */
exports.options = (special) => ({
  ...special,
  tsConfig: { fileName: 'tsconfig.json' },
  doNotFollow: { path: 'node_modules' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'require', 'node', 'default', 'types'],
  },
})
