/**
 * @param {string} name
 * @param {object} from
 * @param {object} to
 */
exports.forbid = (name, from, to) => ({ name, severity: 'error', from, to })
