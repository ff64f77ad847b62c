import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { translator } from '@/foundation/i18n/translator'
import { type Crumb, pathCrumbs } from '@/foundation/routing/crumbs'
import { capitalize } from '@/ui/capitalize'

/** A step with a list elsewhere has a `path` of its own. */
type Named = Omit<Crumb, 'path'> & { path?: string }

/** The breadcrumbs of a path. `names` label its steps in order, those below `/mushrooms` if it begins with that. */
export function crumbsTo(locale: Locale, address: string, ...names: readonly Named[]): Crumb[] {
  const t = translator(locale)
  const isBelowMushrooms = address === '/mushrooms' || address.startsWith('/mushrooms/')
  const named: Named[] = isBelowMushrooms ? [{ label: t('site.nav.mushrooms') }, ...names] : [...names]
  const steps = pathCrumbs(address).map(({ segment, path }, index): Crumb => {
    const name = named[index]
    const page = segment.match(/(?:^|\/)page\/(\d+)$/)?.[1]
    if (!page) return { label: segment, path, ...name }
    const title = t('archive.pageTitle', { page: Number(page) })
    return { label: name ? `${plainText(name.label)}, ${title}` : capitalize(title), path }
  })
  return [{ label: t('site.home'), path: '/' }, ...steps]
}
