import { getTranslations } from 'next-intl/server'
import { plain } from '@/foundation/i18n/said'
import { type Crumb, pathCrumbs } from '@/foundation/routing/crumbs'
import { capitalised } from '@/ui/capitalised'

type Named = Omit<Crumb, 'path'>

/** The way from home to an address: the steps of its path, under the names its page gives to those below `/mushrooms`. */
export async function crumbsTo(address: string, ...names: readonly Named[]): Promise<Crumb[]> {
  const say = await getTranslations()
  const named = [{ label: say('site.nav.mushrooms') }, ...names]
  const steps = pathCrumbs(address).map(({ segment, path }, index): Crumb => {
    const name = named[index]
    const page = segment.match(/(?:^|\/)page\/(\d+)$/)?.[1]
    if (!page) return { label: segment, ...name, path }
    const title = say('archive.pageTitle', { page: Number(page) })
    return { label: name ? `${plain(name.label)}, ${title}` : capitalised(title), path }
  })
  return [{ label: say('site.home'), path: '/' }, ...steps]
}
