// The environment of tests: nothing from the developer's own shell or .env may decide their result.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { project } from '../../tools/local-server/folders'

export const testAdmin = { ADMIN_EMAIL: 'admin@fungarium.test', ADMIN_PASSWORD: 'only-for-the-tests-1' }

const fastPasswordHashing = path.join(project, 'src', 'testing', 'fast-password-hashing.mjs')

/** Makes processes hash passwords as fast as those of the integration tests: the journeys sign in hundreds of times. */
export const processOptions = {
  NODE_OPTIONS: `--import ${pathToFileURL(fastPasswordHashing).href}`,
}

const settings =
  /^(HOST|WEB_CONCURRENCY|SITE_URL|DATABASE_URL|DATABASE_POOL|DATA_DIR|SAMPLE_CONTENT|PAYLOAD_SECRET|REQUEST_LOG|METRICS_TOKEN|PEERTUBE_HOSTS|CDN_.*|ADMIN_.*|SMTP_.*|S3_.*)$/

/** Returns the environment with every setting of the project blank, so that `.env` cannot fill it in either. */
export function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const dotEnv = existsSync('.env')
    ? readFileSync('.env', 'utf8').matchAll(/^\s*(?:export\s+)?([A-Z0-9_]+)\s*=/gm)
    : []
  const names = [...Object.keys(env), ...Array.from(dotEnv, ([, name = '']) => name)].filter((name) =>
    settings.test(name),
  )
  return { ...env, ...Object.fromEntries(names.map((name) => [name, ''])) }
}
