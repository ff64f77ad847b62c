import type { BreadcrumbList, WithContext } from 'schema-dts'
import type { Locale } from '../i18n/locales'
import { plain } from '../i18n/said'
import type { Crumb } from '../routing/crumbs'
import { absolute } from './absolute'

/** https://schema.org/BreadcrumbList */
export function breadcrumbList(crumbs: readonly Crumb[], locale: Locale): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: plain(label),
      item: absolute(locale, path),
    })),
  }
}
