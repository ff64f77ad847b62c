import type { BeforeDocumentControlsServerProps } from 'payload'
import { panelTranslator } from '@/app/(payload)/admin-messages'
import { accountPaths } from '@/domains/users/paths'
import { defaultLocale, isLocale } from '@/foundation/i18n/locales'
import { isStaff } from '@/foundation/payload/access'
import { localePath } from '@/foundation/routing/locale-path'

/** Leads members from their entry back to the site; staff work in the panel. */
export function BackLink({ i18n, user }: BeforeDocumentControlsServerProps) {
  if (isStaff(user)) return null
  const locale = isLocale(i18n.language) ? i18n.language : defaultLocale
  return <a href={localePath(locale, accountPaths.contributions)}>{panelTranslator(i18n)('backToSite')}</a>
}
