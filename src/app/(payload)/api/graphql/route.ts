import config from '@payload-config'
import { GRAPHQL_POST, REST_OPTIONS } from '@payloadcms/next/routes'
import { withRequestValidation } from '@/foundation/payload/request-validation'

export const POST = withRequestValidation(GRAPHQL_POST(config))
export const OPTIONS = REST_OPTIONS(config)
