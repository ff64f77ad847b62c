import { type Endpoint, headersWithCors, type PayloadRequest } from 'payload'
import type { z } from 'zod'
import { RequestError } from '@/foundation/errors'
import { defaultLocale, isLocale } from '@/foundation/i18n/locales'
import { TooManyRequests } from '@/foundation/payload/rate-limit'
import { localePath } from '@/foundation/routing/locale-path'
import { safeRedirectPath } from '@/foundation/routing/safe-redirect-path'
import { saveSubmission } from './form-state'
import { FormError, type Problem, toProblems } from './problem'

interface Outcome {
  /** The path of this site that a browser is redirected to. */
  to: string
  /** The JSON body for other clients. */
  body?: object
  status?: number
  cookies?: readonly string[]
}

type FormValues = Record<string, unknown>

interface FormEndpointOptions<Input> {
  path: `/${string}`
  /** The messages of its issues are problem codes. */
  schema: z.ZodType<Input>
  /** Fields that a failed form comes back with; never a password. */
  preservedFields?: readonly string[] | ((values: FormValues) => readonly string[])
  /** Leads guests to sign in before the form is checked. */
  needsAccount?: boolean
  /** The page that shows the problems, if it is not the page of the form. */
  errorPage?: (values: FormValues) => string | undefined
  handle: (req: PayloadRequest, input: Input) => Promise<Outcome>
}

/** Browsers accept HTML when they send a form without JavaScript; scripts and API clients accept JSON. */
function acceptsHtml({ headers }: PayloadRequest): boolean {
  return headers.get('accept')?.includes('text/html') ?? false
}

/** Prevents cross-site requests that need no session, such as signing a visitor in to another account. */
function assertSameOrigin({ headers, payload }: PayloadRequest): void {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  const isSameOrigin = origin
    ? payload.config.csrf.includes(origin)
    : !site || ['same-origin', 'none'].includes(site)
  if (!isSameOrigin) throw new RequestError('sameOrigin', 403)
}

/** A field with several values becomes a list. */
async function readValues(req: PayloadRequest): Promise<FormValues> {
  try {
    if (req.headers.get('content-type')?.includes('json')) return (await req.json?.()) as FormValues
    const form = (await req.formData?.()) ?? new FormData()
    const names = [...new Set(form.keys())]
    return Object.fromEntries(
      names.map((name) => {
        const values = form.getAll(name)
        return [name, values.length > 1 ? values : values[0]]
      }),
    )
  } catch {
    throw new RequestError('formUnreadable', 400)
  }
}

function seeOther(to: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: to, 'Cache-Control': 'no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}

function problemsFrom(error: unknown, { payload }: PayloadRequest): readonly Problem[] {
  if (error instanceof FormError) return error.problems
  if (error instanceof TooManyRequests) {
    return [{ code: 'tooMany', values: { minutes: Math.ceil(error.retryAfter / 60) } }]
  }
  payload.logger.error(error)
  return [{ code: 'failed' }]
}

/** The address of a page without the submission that failed there before. */
function withoutAttempt(path: string): string {
  const url = new URL(path, 'https://here.invalid')
  if (!url.searchParams.has('attempt')) return path
  url.searchParams.delete('attempt')
  return `${url.pathname}${url.search}${url.hash}`
}

/** The page of a form: the one that its field `from` names, or else the referrer. */
export function returnPathOf({ headers }: Pick<PayloadRequest, 'headers'>, { from }: FormValues): string {
  if (typeof from === 'string') return withoutAttempt(safeRedirectPath(from))
  const referrer = headers.get('referer') ?? ''
  const { pathname, search } = URL.canParse(referrer) ? new URL(referrer) : { pathname: '/', search: '' }
  return withoutAttempt(safeRedirectPath(`${pathname}${search}`))
}

/** Lists are joined with commas. */
function preserve(values: FormValues, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const texts = [values[name]].flat().filter((value) => typeof value === 'string')
      return texts.length > 0 ? [[name, texts.join(',')]] : []
    }),
  )
}

/** Redirects to the page of the form, which reads the failed submission by the id in its query string. */
async function redirectBack(
  req: PayloadRequest,
  values: FormValues,
  {
    path: form,
    preservedFields = [],
    errorPage,
  }: Pick<FormEndpointOptions<unknown>, 'path' | 'preservedFields' | 'errorPage'>,
  error: unknown,
): Promise<Response> {
  const preserved = typeof preservedFields === 'function' ? preservedFields(values) : preservedFields
  if (error instanceof SignInRequired && preserved.length === 0) {
    return seeOther(error.pathFrom(values, returnPathOf(req, values)), error.cookies)
  }
  const { id, cookie } = await saveSubmission(req.payload, {
    form,
    problems: error instanceof SignInRequired ? [] : problemsFrom(error, req),
    values: preserve(values, preserved),
  })
  const page = new URL(errorPage?.(values) ?? returnPathOf(req, values), 'https://here.invalid')
  page.searchParams.delete('done')
  page.searchParams.set('attempt', id)
  const back = `${page.pathname}${page.search}${page.hash}`
  return seeOther(error instanceof SignInRequired ? error.pathFrom(values, back) : back, [cookie])
}

/**
 * The endpoint of a form. A browser without JavaScript gets 303: onwards, or back to the page of the form with its
 * problems. Other clients get JSON, and errors as from any endpoint.
 */
export function formEndpoint<Input>(options: FormEndpointOptions<Input>): Endpoint {
  const { path, schema, needsAccount, handle } = options
  return {
    method: 'post',
    path,
    handler: async (req) => {
      assertSameOrigin(req)
      const values = await readValues(req)
      try {
        if (needsAccount) requireUser(req)
        const parsed = schema.safeParse(values)
        if (!parsed.success) throw new FormError(toProblems(parsed.error))
        const { to, body = {}, status = 200, cookies } = await handle(req, parsed.data)
        if (acceptsHtml(req)) return seeOther(to, cookies)
        const headers = headersWithCors({ headers: new Headers({ 'Cache-Control': 'no-store' }), req })
        for (const cookie of cookies ?? []) headers.append('Set-Cookie', cookie)
        return Response.json(body, { status, headers })
      } catch (error) {
        if (!acceptsHtml(req)) throw error
        return redirectBack(req, values, options, error)
      }
    },
  }
}

/** The form needs an account. */
export class SignInRequired extends RequestError {
  readonly cookies: readonly string[]

  /** @param cookies sent with the redirect to the sign-in page */
  constructor(cookies: readonly string[] = []) {
    super('signInFirst', 401)
    this.cookies = cookies
  }

  /** The sign-in page, which leads back to the page of the form and its preserved values. */
  pathFrom({ locale }: FormValues, back: string): string {
    const login = localePath([locale, back.split('/')[1]].find(isLocale) ?? defaultLocale, '/login')
    return `${login}?redirect=${encodeURIComponent(back)}`
  }
}

/** @throws {SignInRequired} 401; browsers are redirected to the sign-in page. */
export function requireUser({ user }: PayloadRequest): NonNullable<PayloadRequest['user']> {
  if (!user) throw new SignInRequired()
  return user
}
