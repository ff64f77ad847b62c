import type { ServerFunctionClient } from 'payload'
import { deepCopyObjectSimpleWithoutReactComponents } from 'payload/shared'

type Call = Parameters<ServerFunctionClient>[0]

/**
 * Leaves the pictures of a form behind when its state is asked for: the server reads none, and Next refuses more than a
 * megabyte. The form of many uploads sends those that were refused, and would close with them.
 */
export function withoutFiles(call: Call): Call {
  if (call.name !== 'form-state') return call
  return { ...call, args: deepCopyObjectSimpleWithoutReactComponents(call.args, { excludeFiles: true }) }
}
