// `npm run sample:remove -- contributions|all [--yes]`: removes the sample members with all they wrote and liked, or all
// sample content. Without `--yes` it only says how much that is.
import { parseArgs } from 'node:util'
import { getPayload } from 'payload'
import {
  countRemovable,
  type RemovalScope,
  removalScopes,
  removeSampleBatch,
} from '../src/domains/sample-content/remove'
import config from '../src/payload.config'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { yes: { type: 'boolean', default: false } },
})
const scope = removalScopes.find((candidate) => candidate === positionals[0])
if (!scope) {
  console.error('Say what to remove: npm run sample:remove -- contributions|all [--yes]')
  process.exit(1)
}

const payload = await getPayload({ config, disableOnInit: true })
const total = await countRemovable(payload, scope)
if (total === 0) console.log('There is no such sample content.')
else if (values.yes) await remove(scope)
else console.log(`${total} entries would be removed for good. Repeat the command with --yes to remove them.`)
await payload.destroy()
process.exit(0)

async function remove(scope: RemovalScope): Promise<void> {
  let done = 0
  for (;;) {
    const { removed, remaining } = await removeSampleBatch(payload, scope)
    done += removed
    process.stdout.write(`\rRemoving the sample content: ${done} of ${done + remaining}`)
    if (remaining === 0 || removed === 0) break
  }
  console.log(
    `\n${done} entries removed. What other entries use stays, and is no longer marked as sample content.`,
  )
}
