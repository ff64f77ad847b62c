// What the machine says to the application, read once and checked. Plain `.mjs`, because both the
// scripts (which run before anything is built) and the TypeScript application import this file.
import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import path from 'node:path'
import { z } from 'zod'

/**
 * @typedef {object} Environment
 * @property {number} port the port of the web server
 * @property {string} [host] the address to listen on; absent means every address
 * @property {string} siteUrl the origin readers see, without a slash at its end: `https://fungarium.example`
 * @property {boolean} secure whether readers come over https
 * @property {string} dataDir the absolute path of the folder for everything that must be kept
 * @property {string} [databaseUrl] the PostgreSQL server to use; absent means the embedded one
 * @property {string} [payloadSecret] absent means one that was generated and kept in the data folder
 * @property {{ email: string, password: string }} [admin] the first administrator
 * @property {boolean} sampleContent whether an empty database is filled with the sample content
 * @property {Smtp} [smtp] absent means that mails go to the log and to the outbox in the data folder
 * @property {S3} [s3] absent means that files are kept in the data folder
 */

/** @typedef {{ host: string, port: number, from: string, auth?: { user: string, pass: string } }} Smtp */
/** @typedef {{ bucket: string, region: string, endpoint?: string, accessKeyId: string, secretAccessKey: string }} S3 */

const wholePort = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(65535, 'must be at most 65535')

/** @param {...string} protocols */
const url = (...protocols) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    )

const hostName = /^(?!-)[A-Za-z0-9.-]{1,253}$/

const variables = z
  .object({
    PORT: wholePort.default(3000),
    HOST: z
      .string()
      .refine((value) => isIP(value) !== 0 || hostName.test(value), 'must be an address or a host name')
      .optional(),
    SITE_URL: url('http:', 'https:')
      .refine(isOrigin, 'must be an origin without a path, such as https://fungarium.example')
      .optional(),
    DATA_DIR: z.string().default('data'),
    DATABASE_URL: url('postgres:', 'postgresql:').optional(),
    PAYLOAD_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
    ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
    ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
    SAMPLE_CONTENT: z
      .enum(['0', '1'], 'must be 1 (fill an empty database) or 0 (leave it empty)')
      .default('1'),
    SMTP_HOST: z.string().optional(),
    SMTP_PORT: wholePort.default(587),
    SMTP_USER: z.string().optional(),
    SMTP_PASSWORD: z.string().optional(),
    SMTP_FROM: z
      .string()
      .refine((value) => value.includes('@'), 'must hold an e-mail address')
      .optional(),
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ENDPOINT: url('http:', 'https:').optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
  })
  .superRefine((values, context) => {
    /** @typedef {keyof typeof values} Name */
    /** @param {Name} missing @param {Name} present */
    const needs = (missing, present) => {
      if (values[present] !== undefined && values[missing] === undefined) {
        context.addIssue({ code: 'custom', path: [missing], message: `must be set, because ${present} is` })
      }
    }
    /** @param {Name} one @param {Name} other */
    const together = (one, other) => {
      needs(one, other)
      needs(other, one)
    }
    together('ADMIN_EMAIL', 'ADMIN_PASSWORD')
    together('SMTP_USER', 'SMTP_PASSWORD')
    needs('SMTP_FROM', 'SMTP_HOST')
    needs('S3_ACCESS_KEY_ID', 'S3_BUCKET')
    needs('S3_SECRET_ACCESS_KEY', 'S3_BUCKET')
  })

/** A variable is wrong; the message says which, one line each, and never repeats a value (it may be a secret). */
export class EnvironmentError extends Error {
  /** @param {string[]} problems */
  constructor(problems) {
    super(problems.join('\n'))
    this.name = 'EnvironmentError'
    this.problems = problems
  }
}

/**
 * Reads and checks the environment. A `.env` in the working folder is read first; what is already set wins.
 *
 * @param {Record<string, string | undefined>} [env]
 * @returns {Environment}
 * @throws {EnvironmentError} naming each bad variable in one sentence
 */
export function readEnvironment(env = process.env) {
  if (env === process.env) loadDotEnv()
  const read = variables.safeParse(withoutBlanks(env))
  if (!read.success)
    throw new EnvironmentError(read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`))
  return normalised(read.data)
}

function loadDotEnv() {
  // Joined at run time, so that a bundler does not take the file for a module.
  const file = path.join(process.cwd(), '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}

/**
 * A compose file passes on what is not set as an empty string; both mean absent.
 * @param {Record<string, string | undefined>} env
 */
function withoutBlanks(env) {
  return Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
}

/** @param {string} value */
function isOrigin(value) {
  if (!URL.canParse(value)) return true // said already
  const { pathname, search, hash, username } = new URL(value)
  return pathname === '/' && search === '' && hash === '' && username === ''
}

/**
 * @param {z.infer<typeof variables>} values
 * @returns {Environment}
 */
function normalised(values) {
  const siteUrl = new URL(values.SITE_URL ?? `http://localhost:${values.PORT}`)
  return {
    port: values.PORT,
    host: values.HOST,
    siteUrl: siteUrl.origin,
    secure: siteUrl.protocol === 'https:',
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    payloadSecret: values.PAYLOAD_SECRET,
    admin:
      values.ADMIN_EMAIL && values.ADMIN_PASSWORD
        ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD }
        : undefined,
    sampleContent: values.SAMPLE_CONTENT === '1',
    smtp: smtpOf(values),
    s3: s3Of(values),
  }
}

/**
 * @param {z.infer<typeof variables>} values
 * @returns {Smtp | undefined}
 */
function smtpOf(values) {
  if (!values.SMTP_HOST || !values.SMTP_FROM) return undefined
  const auth =
    values.SMTP_USER && values.SMTP_PASSWORD
      ? { user: values.SMTP_USER, pass: values.SMTP_PASSWORD }
      : undefined
  return { host: values.SMTP_HOST, port: values.SMTP_PORT, from: values.SMTP_FROM, auth }
}

/**
 * @param {z.infer<typeof variables>} values
 * @returns {S3 | undefined}
 */
function s3Of(values) {
  if (!values.S3_BUCKET || !values.S3_ACCESS_KEY_ID || !values.S3_SECRET_ACCESS_KEY) return undefined
  return {
    bucket: values.S3_BUCKET,
    region: values.S3_REGION,
    endpoint: values.S3_ENDPOINT,
    accessKeyId: values.S3_ACCESS_KEY_ID,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY,
  }
}
