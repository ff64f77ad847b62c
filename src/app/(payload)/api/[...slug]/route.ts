import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { withGuestCaching } from '@/app/(payload)/api/guest-caching'
import config from '@/app/loaded-config'
import { withSessionHint } from '@/domains/users/session-hint'
import { withRequestValidation } from '@/foundation/payload/request-validation'

export const GET = withGuestCaching(withRequestValidation(REST_GET(config)))
// Only POST requests start and end sessions.
export const POST = withSessionHint(withRequestValidation(REST_POST(config)))
export const DELETE = withRequestValidation(REST_DELETE(config))
export const PATCH = withRequestValidation(REST_PATCH(config))
export const PUT = withRequestValidation(REST_PUT(config))
export const OPTIONS = withRequestValidation(REST_OPTIONS(config))
