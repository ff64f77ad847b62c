import config from '@payload-config'
import { GRAPHQL_POST, REST_OPTIONS } from '@payloadcms/next/routes'
import { guarded } from '@/foundation/payload/guard'

export const POST = guarded(GRAPHQL_POST(config))
export const OPTIONS = REST_OPTIONS(config)
