import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { withGuestCaching } from '@/app/(payload)/api/guest-caching'
import { withSessionHint } from '@/domains/users/session-hint'
import { withRequestValidation } from '@/foundation/payload/request-validation'
import { loadConfig } from '@/site/load-config'

export const GET = withGuestCaching(withRequestValidation(REST_GET(loadConfig())))
// Only POST requests start and end sessions.
export const POST = withSessionHint(withRequestValidation(REST_POST(loadConfig())))
export const DELETE = withRequestValidation(REST_DELETE(loadConfig()))
export const PATCH = withRequestValidation(REST_PATCH(loadConfig()))
export const PUT = withRequestValidation(REST_PUT(loadConfig()))
export const OPTIONS = withRequestValidation(REST_OPTIONS(loadConfig()))
