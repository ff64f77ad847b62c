import type { SanitizedConfig } from 'payload'
import { processWide } from '@/foundation/process-wide'

let config: Promise<SanitizedConfig> | undefined

/**
 * Returns the configuration, which is loaded when it is first needed, and once: the application and the panel are
 * bundled apart, each with a copy of all collections. While developing, each change is a new one.
 */
export function loadConfig(): Promise<SanitizedConfig> {
  config ??= process.env.NODE_ENV === 'production' ? processWide('payload-config', load) : load()
  return config
}

const load = async () => (await import('@payload-config')).default
