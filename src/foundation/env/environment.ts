import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import path from 'node:path'
import { z } from 'zod'
import { type Analytics, analyticsProviders, analyticsSite, defaultAnalyticsUrl } from './analytics'

/** The application's settings, read from environment variables and validated. */
export interface Environment {
  port: number
  /** The address to listen on; absent: all addresses. */
  host?: string
  /** How many processes serve the site. */
  webConcurrency: number
  /** The origin that visitors see, without a trailing slash: `https://fungarium.example`. */
  siteUrl: string
  /** Whether visitors use https. */
  secure: boolean
  /** The absolute path of the data folder. */
  dataDir: string
  /** The PostgreSQL server to use; absent: the embedded one. */
  databaseUrl?: string
  /** The most connections to the database that a process opens for requests. */
  databasePool: number
  /** Absent: a generated secret that is stored in the data folder. */
  payloadSecret?: string
  /** Whether a line is logged for each request. */
  logsRequests: boolean
  /** Reads `/metrics`; absent: there is none. */
  metricsToken?: string
  /** PeerTube instances whose videos editors may embed. */
  peertubeHosts: string[]
  /** The CDN in front of the site; absent: pages are not cached outside of it. */
  cdn?: Cdn
  /** The service that counts visitors who agree; absent: none is asked. */
  analytics?: Analytics
  /** The first administrator. */
  admin?: { email: string; password: string }
  /** Whether an empty database is filled with the sample content. */
  sampleContent: boolean
  /** Absent: mails are written to the log and to the outbox in the data folder. */
  smtp?: Smtp
  /** Absent: files are stored in the data folder. */
  s3?: S3
}

/** Where expired cache tags are sent. */
export interface Cdn {
  purgeUrl: string
  token: string
}

export interface Smtp {
  host: string
  port: number
  from: string
  auth?: { user: string; pass: string }
}

export interface S3 {
  bucket: string
  region: string
  endpoint?: string
  accessKeyId: string
  secretAccessKey: string
}

const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`)

const portNumber = wholeNumber(1, 65535)

const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    )

/** Four that count attempts, one that checks the database, and one that listens to it. */
export const connectionsBesidePool = 6

/** A request inside a transaction may need further connections; with fewer, two requests could wait for each other. */
const minDatabasePool = 4

const hostName = /^(?!-)[A-Za-z0-9.-]{1,253}$/

const variables = z
  .object({
    PORT: portNumber.default(3000),
    HOST: z
      .string()
      .refine((value) => isIP(value) !== 0 || hostName.test(value), 'must be an address or a host name')
      .optional(),
    WEB_CONCURRENCY: wholeNumber(1, 64).default(1),
    SITE_URL: url('http:', 'https:')
      .refine(isOrigin, 'must be an origin without a path, such as https://fungarium.example')
      .optional(),
    DATA_DIR: z.string().default('data'),
    DATABASE_URL: url('postgres:', 'postgresql:').optional(),
    DATABASE_POOL: wholeNumber(minDatabasePool, 1000).optional(),
    PAYLOAD_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
    REQUEST_LOG: z.enum(['0', '1'], 'must be 1 (log every request) or 0').default('0'),
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
    PEERTUBE_HOSTS: z
      .string()
      .transform((value) => value.split(',').map((host) => host.trim().toLowerCase()))
      .refine((hosts) => hosts.every((host) => hostName.test(host)), 'must be host names separated by commas')
      .optional(),
    CDN_PURGE_URL: url('http:', 'https:').optional(),
    CDN_PURGE_TOKEN: z.string().optional(),
    ANALYTICS_PROVIDER: z
      .enum(analyticsProviders, `must be one of ${analyticsProviders.join(', ')}`)
      .optional(),
    ANALYTICS_URL: url('http:', 'https:')
      .refine(isOrigin, 'must be an origin without a path, such as https://stats.example')
      .optional(),
    ANALYTICS_SITE: z.string().optional(),
    ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
    ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
    SAMPLE_CONTENT: z
      .enum(['0', '1'], 'must be 1 (fill an empty database) or 0 (leave it empty)')
      .default('1'),
    SMTP_HOST: z.string().optional(),
    SMTP_PORT: portNumber.default(587),
    SMTP_USER: z.string().optional(),
    SMTP_PASSWORD: z.string().optional(),
    SMTP_FROM: z
      .string()
      .refine((value) => value.includes('@'), 'must contain an e-mail address')
      .optional(),
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ENDPOINT: url('http:', 'https:').optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
  })
  .superRefine((values, context) => {
    type Name = keyof typeof values
    const requires = (present: Name, missing: Name) => {
      if (values[present] !== undefined && values[missing] === undefined)
        context.addIssue({ code: 'custom', path: [missing], message: `must be set, because ${present} is` })
    }
    const requireBoth = (one: Name, other: Name) => {
      requires(one, other)
      requires(other, one)
    }
    requireBoth('ADMIN_EMAIL', 'ADMIN_PASSWORD')
    requireBoth('SMTP_USER', 'SMTP_PASSWORD')
    requireBoth('CDN_PURGE_URL', 'CDN_PURGE_TOKEN')
    requireBoth('ANALYTICS_PROVIDER', 'ANALYTICS_SITE')
    const { ANALYTICS_PROVIDER: provider, ANALYTICS_SITE: site } = values
    if (provider && !defaultAnalyticsUrl[provider]) requires('ANALYTICS_PROVIDER', 'ANALYTICS_URL')
    if (provider && site && !analyticsSite[provider].test(site))
      context.addIssue({
        code: 'custom',
        path: ['ANALYTICS_SITE'],
        message: `must be what ${provider} calls the site`,
      })
    requires('SMTP_HOST', 'SMTP_FROM')
    requires('S3_BUCKET', 'S3_ACCESS_KEY_ID')
    requires('S3_BUCKET', 'S3_SECRET_ACCESS_KEY')
  })

type Variables = z.infer<typeof variables>

/** Thrown for invalid variables: one line each, without their values, which may be secrets. */
export class EnvironmentError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'EnvironmentError'
    this.problems = problems
  }
}

/**
 * Reads and validates the environment. A `.env` file in the working directory adds the variables that are not set.
 * @throws {EnvironmentError} with one sentence for each invalid variable
 */
export function readEnvironment(env: Record<string, string | undefined> = process.env): Environment {
  if (env === process.env) loadDotEnv()
  const parsed = variables.safeParse(omitBlank(env))
  if (!parsed.success)
    throw new EnvironmentError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`),
    )
  return toEnvironment(parsed.data)
}

function loadDotEnv(): void {
  // Joined at run time, because a bundler would take a literal path for a module.
  const file = path.join(process.cwd(), '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/** Compose files pass unset variables as empty strings. */
function omitBlank(env: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return true // reported by the check before
  const { pathname, search, hash, username } = new URL(value)
  return pathname === '/' && search === '' && hash === '' && username === ''
}

function toEnvironment(values: Variables): Environment {
  const siteUrl = new URL(values.SITE_URL ?? `http://localhost:${values.PORT}`)
  return {
    port: values.PORT,
    host: values.HOST,
    webConcurrency: values.WEB_CONCURRENCY,
    siteUrl: siteUrl.origin,
    secure: siteUrl.protocol === 'https:',
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL ?? defaultDatabasePool(values.WEB_CONCURRENCY),
    payloadSecret: values.PAYLOAD_SECRET,
    logsRequests: values.REQUEST_LOG === '1',
    metricsToken: values.METRICS_TOKEN,
    peertubeHosts: values.PEERTUBE_HOSTS ?? [],
    cdn:
      values.CDN_PURGE_URL && values.CDN_PURGE_TOKEN
        ? { purgeUrl: values.CDN_PURGE_URL, token: values.CDN_PURGE_TOKEN }
        : undefined,
    analytics: readAnalytics(values),
    admin:
      values.ADMIN_EMAIL && values.ADMIN_PASSWORD
        ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD }
        : undefined,
    sampleContent: values.SAMPLE_CONTENT === '1',
    smtp: readSmtp(values),
    s3: readS3(values),
  }
}

/** All processes together stay below PostgreSQL's default of a hundred connections, up to nine processes. */
function defaultDatabasePool(webConcurrency: number): number {
  return Math.max(minDatabasePool, Math.min(20, Math.floor(90 / webConcurrency) - connectionsBesidePool))
}

function readAnalytics(values: Variables): Analytics | undefined {
  const { ANALYTICS_PROVIDER: provider, ANALYTICS_SITE: site } = values
  const origin = values.ANALYTICS_URL ?? (provider && defaultAnalyticsUrl[provider])
  return provider && site && origin ? { provider, site, url: new URL(origin).origin } : undefined
}

function readSmtp(values: Variables): Smtp | undefined {
  if (!values.SMTP_HOST || !values.SMTP_FROM) return undefined
  const auth =
    values.SMTP_USER && values.SMTP_PASSWORD
      ? { user: values.SMTP_USER, pass: values.SMTP_PASSWORD }
      : undefined
  return { host: values.SMTP_HOST, port: values.SMTP_PORT, from: values.SMTP_FROM, auth }
}

function readS3(values: Variables): S3 | undefined {
  if (!values.S3_BUCKET || !values.S3_ACCESS_KEY_ID || !values.S3_SECRET_ACCESS_KEY) return undefined
  return {
    bucket: values.S3_BUCKET,
    region: values.S3_REGION,
    endpoint: values.S3_ENDPOINT,
    accessKeyId: values.S3_ACCESS_KEY_ID,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY,
  }
}
