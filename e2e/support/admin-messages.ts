import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from './site'

type AdminMessages = typeof import('@messages/en/admin.json')

/** Returns the texts of the admin panel, which the site itself does not load. */
export function adminMessages(language: Language): AdminMessages {
  const file = path.join(import.meta.dirname, '..', '..', 'messages', language, 'admin.json')
  return JSON.parse(readFileSync(file, 'utf8'))
}
