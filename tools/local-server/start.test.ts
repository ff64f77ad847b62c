import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

test('a wrong setting ends the start with one sentence', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'start.mjs'), '--as-built'],
    { env: { ...process.env, METRICS_TOKEN: 'short' }, encoding: 'utf8' },
  )
  expect(stderr.trim()).toBe('METRICS_TOKEN must have at least 16 characters.')
  expect(status).toBe(1)
})
