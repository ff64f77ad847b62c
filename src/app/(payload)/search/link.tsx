import type { ServerProps } from 'payload'
import { panelMessages } from '@/app/(payload)/panel-messages'
import { isStaff, isVendor } from '@/foundation/payload/access'
import { SearchShortcut } from './shortcut.client'

/** The links to the search, the stock and the imports in the panel's navigation. */
export function PanelLinks({ user, i18n }: ServerProps) {
  if (!i18n || !(isStaff(user) || isVendor(user))) return null
  const links = [
    { href: '/admin/search', label: panelMessages(i18n, 'search').t('title') },
    { href: '/admin/stock', label: panelMessages(i18n, 'stock').t('nav') },
    ...(isStaff(user) ? [{ href: '/admin/imports', label: panelMessages(i18n, 'imports').t('title') }] : []),
  ]
  return (
    <>
      <SearchShortcut />
      {links.map(({ href, label }) => (
        // class-without-rule: Payload styles its navigation links
        <a className="nav__link" href={href} key={href}>
          {/* class-without-rule: Payload styles its navigation links */}
          <span className="nav__link-label">{label}</span>
        </a>
      ))}
    </>
  )
}
