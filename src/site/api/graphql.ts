import { getPayload } from 'payload'
import { isStaff } from '@/foundation/payload/access'
import { withGraphQLLimits } from '@/foundation/payload/graphql-request'
import { withRequestValidation } from '@/foundation/payload/request-validation'
import { loadConfig } from '@/site/load-config'

async function isStaffRequest({ headers }: Request): Promise<boolean> {
  const payload = await getPayload({ config: loadConfig() })
  const { user } = await payload.auth({ headers })
  return isStaff(user)
}

/** Its module is loaded when it is first needed: few processes are ever asked, and it loads a part of Next. */
async function runOperation(request: Request): Promise<Response> {
  const { GRAPHQL_POST } = await import('@payloadcms/next/routes')
  return GRAPHQL_POST(loadConfig())(request)
}

/** Answers `POST /api/graphql`. */
export const answerGraphQL = withRequestValidation(withGraphQLLimits(runOperation, isStaffRequest))
