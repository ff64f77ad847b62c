import { allowCaching, type RenderSlots } from '@/foundation/cache/page-context'
import { type LocaleParams, localeOf } from '@/site/site-shell/params'
import { passText } from '@/ui/html/pass-html'
import { runServerComponents } from '@/ui/html/run-server-components'
import {
  FilteredListPage,
  type FilteredListProps,
  filteredListMaxAge,
  filteredListMetadata,
} from './filtered-list-page'
import type { ListPagePart } from './list-page'

type PartsProps = Omit<FilteredListProps, 'locale'> & LocaleParams & { part: ListPagePart }

/** Passes the title and the parts of a list. */
export async function ListParts({ locale: localeParam, ...rest }: PartsProps) {
  const props = { ...rest, locale: localeOf({ locale: localeParam }) }
  const { title } = await filteredListMetadata(props)
  passText(title, 'page-title')
  return <FilteredListPage {...props} />
}

/** Returns what fills the slots of the pages of one list, for visitors without a location. */
export function slotsOf({
  locale,
  list,
  path,
}: Pick<FilteredListProps, 'locale' | 'list' | 'path'>): RenderSlots {
  return (parameters) => {
    allowCaching(filteredListMaxAge)
    return runServerComponents(
      <ListParts {...{ locale, list, path, parameters }} userLocation={null} part="slots" />,
    )
  }
}
