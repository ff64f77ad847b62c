import type { Locale } from '@/foundation/i18n/locales'

/** PostgreSQL's text search configuration of each language. */
export const textSearchConfigs: Record<Locale, string> = { en: 'english', es: 'spanish', pt: 'portuguese' }
