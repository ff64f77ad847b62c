import type { BreadcrumbList, WithContext } from 'schema-dts'
import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import type { Crumb } from '@/foundation/routing/crumbs'
import { absolute } from './absolute'

/** https://schema.org/BreadcrumbList */
export function breadcrumbList(crumbs: readonly Crumb[], locale: Locale): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: plainText(label),
      item: absolute(locale, path),
    })),
  }
}
