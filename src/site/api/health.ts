import { getPayload } from 'payload'
import { databaseHealth } from '@/foundation/payload/health'
import { loadConfig } from '@/site/load-config'
import packageJson from '../../../package.json'

/**
 * 200 `{status, database, version}` when ready; 503 with Retry-After while the database does not respond.
 */
export async function answerHealth(): Promise<Response> {
  const { version } = packageJson
  const database = await databaseHealth(() => getPayload({ config: loadConfig() }))
  const headers = { 'Cache-Control': 'no-store' }
  if (database === 'up') return Response.json({ status: 'ok', database, version }, { headers })
  return Response.json(
    { status: 'unavailable', database, version },
    { status: 503, headers: { ...headers, 'Retry-After': '5' } },
  )
}
