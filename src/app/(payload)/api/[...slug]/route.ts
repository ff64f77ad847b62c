import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { hinted } from '@/domains/users/hint'
import { guarded } from '@/foundation/payload/guard'

export const GET = guarded(REST_GET(config))
// Sessions begin and end by posts alone.
export const POST = hinted(guarded(REST_POST(config)))
export const DELETE = guarded(REST_DELETE(config))
export const PATCH = guarded(REST_PATCH(config))
export const PUT = guarded(REST_PUT(config))
export const OPTIONS = REST_OPTIONS(config)
