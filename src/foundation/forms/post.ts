import { type Endpoint, headersWithCors, type PayloadRequest } from 'payload'
import type { z } from 'zod'
import { PublicError } from '@/foundation/errors'
import { defaultLocale, isLocale } from '@/foundation/i18n/locales'
import { TooManyRequests } from '@/foundation/payload/rate-limit'
import { localePath } from '@/foundation/routing/locale-path'
import { samePath } from '@/foundation/routing/same-path'
import { saveSubmission } from './form-state'
import { FormError, type Problem, problemsOf } from './problem'

/** What a form has led to. */
interface Outcome {
  /** Where its sender goes next: a path of this site. */
  to: string
  /** What a client is told instead. */
  body?: object
  status?: number
  cookies?: readonly string[]
}

interface FormPost<Input> {
  path: `/${string}`
  /** The messages of its issues are codes of problems. */
  input: z.ZodType<Input>
  /** Fields that are given back when the form was not taken; never a password. */
  kept?: readonly string[]
  /** The page that tells what went wrong, where it is another than the form's. */
  failsAt?: (sent: Sent) => string | undefined
  handle: (req: PayloadRequest, input: Input) => Promise<Outcome>
}

type Sent = Record<string, unknown>

/** Whether a browser asks for a page, as it does for a form without a script, or a client for an answer. */
function asksForPage({ headers }: PayloadRequest): boolean {
  return headers.get('accept')?.includes('text/html') ?? false
}

/**
 * Turns away what a page of another site sends. A session's cookie would not count for it, but signing somebody in or
 * up needs none.
 */
function assertOwnOrigin({ headers, payload }: PayloadRequest): void {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  const own = origin ? payload.config.csrf.includes(origin) : !site || ['same-origin', 'none'].includes(site)
  if (!own) throw new PublicError('This can only be sent from the site itself.', 403)
}

async function readSent(req: PayloadRequest): Promise<Sent> {
  try {
    if (req.headers.get('content-type')?.includes('json')) return (await req.json?.()) as Sent
    const form = (await req.formData?.()) ?? new FormData()
    // What is chosen more than once comes as a list.
    const named = [...new Set(form.keys())].map((name) => [name, form.getAll(name)] as const)
    return Object.fromEntries(named.map(([name, values]) => [name, values.length > 1 ? values : values[0]]))
  } catch {
    throw new PublicError('The form cannot be read.', 400)
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

/** The page of a form: the one it names, or else the one it was sent from. */
export function fromOf({ headers }: Pick<PayloadRequest, 'headers'>, { from }: Sent): string {
  if (typeof from === 'string') return samePath(from)
  const referrer = headers.get('referer') ?? ''
  const { pathname, search } = URL.canParse(referrer) ? new URL(referrer) : { pathname: '/', search: '' }
  return samePath(`${pathname}${search}`)
}

/** Sends somebody back to the form's page, which asks for the attempt by its id. */
async function backToForm(
  req: PayloadRequest,
  sent: Sent,
  { path: form, kept = [], failsAt }: Pick<FormPost<unknown>, 'path' | 'kept' | 'failsAt'>,
  error: unknown,
): Promise<Response> {
  if (error instanceof SignInFirst && kept.length === 0) {
    return seeOther(error.pathFrom(sent, fromOf(req, sent)), error.cookies)
  }
  const texts = kept.flatMap((name) => {
    const given = [sent[name]].flat().filter((value) => typeof value === 'string')
    return given.length > 0 ? [[name, given.join(',')]] : []
  })
  const values = Object.fromEntries(texts) as Record<string, string>
  const { id, cookie } = await saveSubmission(req.payload, {
    form,
    problems: error instanceof SignInFirst ? [] : problemsFrom(error, req),
    values,
  })
  const page = new URL(failsAt?.(sent) ?? fromOf(req, sent), 'https://here.invalid')
  page.searchParams.delete('done')
  page.searchParams.set('attempt', id)
  const back = `${page.pathname}${page.search}${page.hash}`
  return seeOther(error instanceof SignInFirst ? error.pathFrom(sent, back) : back, [cookie])
}

/**
 * A form of the site. Sent by a browser it answers 303: onwards, or back to the page that the field `from` names.
 * Sent as JSON it answers as every call does.
 */
export function formPost<Input>({ path, input, kept, failsAt, handle }: FormPost<Input>): Endpoint {
  return {
    method: 'post',
    path,
    handler: async (req) => {
      assertOwnOrigin(req)
      const sent = await readSent(req)
      try {
        const read = input.safeParse(sent)
        if (!read.success) throw new FormError(problemsOf(read.error))
        const { to, body = {}, status = 200, cookies } = await handle(req, read.data)
        if (asksForPage(req)) return seeOther(to, cookies)
        const headers = headersWithCors({ headers: new Headers({ 'Cache-Control': 'no-store' }), req })
        for (const cookie of cookies ?? []) headers.append('Set-Cookie', cookie)
        return Response.json(body, { status, headers })
      } catch (error) {
        if (!asksForPage(req)) throw error
        return backToForm(req, sent, { path, kept, failsAt }, error)
      }
    },
  }
}

/** What was asked for needs an account. */
export class SignInFirst extends PublicError {
  readonly cookies: readonly string[]

  /** @param cookies taken along to signing in */
  constructor(cookies: readonly string[] = []) {
    super('Sign in first.', 401)
    this.cookies = cookies
  }

  /** Signing in leads back to the page of the form, with what had been written there. */
  pathFrom({ locale }: Sent, back: string): string {
    const login = localePath([locale, back.split('/')[1]].find(isLocale) ?? defaultLocale, '/login')
    return `${login}?redirect=${encodeURIComponent(back)}`
  }
}

/** @throws {SignInFirst} 401; a browser is led to the page where one signs in. */
export function requireUser({ user }: PayloadRequest): NonNullable<PayloadRequest['user']> {
  if (!user) throw new SignInFirst()
  return user
}
