import type { Locale } from './locales'
import type { Messages } from './messages'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: Messages
  }
}
