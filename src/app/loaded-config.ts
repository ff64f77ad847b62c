import type { SanitizedConfig } from 'payload'
import { processWide } from '@/foundation/process-wide'

const load = async () => (await import('@payload-config')).default

/**
 * The configuration, loaded once: Next bundles pages and endpoints apart, each with a copy of all collections. While
 * developing, each change is a new one.
 */
const config: Promise<SanitizedConfig> =
  process.env.NODE_ENV === 'production' ? processWide('payload-config', load) : load()

export default config
