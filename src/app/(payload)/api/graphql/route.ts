import { GRAPHQL_POST, REST_OPTIONS } from '@payloadcms/next/routes'
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

export const POST = withRequestValidation(withGraphQLLimits(GRAPHQL_POST(loadConfig()), isStaffRequest))
export const OPTIONS = withRequestValidation(REST_OPTIONS(loadConfig()))
