import { getTranslations } from 'next-intl/server'
import { plainText } from '@/foundation/i18n/localized-text'
import { type Crumb, pathCrumbs } from '@/foundation/routing/crumbs'
import { capitalize } from '@/ui/capitalize'

type Named = Omit<Crumb, 'path'>

/** The breadcrumbs of a path. `names` label the steps below `/mushrooms`, in order. */
export async function crumbsTo(address: string, ...names: readonly Named[]): Promise<Crumb[]> {
  const t = await getTranslations()
  const named = [{ label: t('site.nav.mushrooms') }, ...names]
  const steps = pathCrumbs(address).map(({ segment, path }, index): Crumb => {
    const name = named[index]
    const page = segment.match(/(?:^|\/)page\/(\d+)$/)?.[1]
    if (!page) return { label: segment, ...name, path }
    const title = t('archive.pageTitle', { page: Number(page) })
    return { label: name ? `${plainText(name.label)}, ${title}` : capitalize(title), path }
  })
  return [{ label: t('site.home'), path: '/' }, ...steps]
}
