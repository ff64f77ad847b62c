import { allowCaching, type RenderSlots } from '@/foundation/cache/page-context'
import type { Locale } from '@/foundation/i18n/locales'
import { allowAll } from '@/site/page-reader'
import { localeOf } from '@/site/site-shell/params'
import { passText } from '@/ui/html/pass-html'
import { runServerComponents } from '@/ui/html/run-server-components'
import {
  type FilteredListData,
  type FilteredListRequest,
  filteredListMaxAge,
  loadFilteredList,
} from './filtered-list'
import type { ListPagePart } from './list-page'

interface ListPartsProps {
  locale: Locale
  list: FilteredListData
  part: ListPagePart
}

/** Sets the language first: there is no layout that would. */
function ListParts({ locale, list, part }: ListPartsProps) {
  localeOf({ locale })
  passText(list.metadata.title, 'page-title')
  return list.render(part)
}

/** Passes the title and the parts of a list. */
export async function passListParts(request: FilteredListRequest, part: ListPagePart): Promise<void> {
  const list = await loadFilteredList(request)
  await runServerComponents(<ListParts locale={request.reader.locale} list={list} part={part} />)
}

interface ListAddress extends Pick<FilteredListRequest, 'list' | 'path'> {
  locale: Locale
}

/** Returns what fills the slots of the pages of one list, for visitors without a location. */
export function slotsOf({ locale, ...address }: ListAddress): RenderSlots {
  return async (parameters) => {
    allowCaching(filteredListMaxAge)
    const reader = await allowAll(locale)
    await passListParts({ ...address, reader, parameters, userLocation: null }, 'slots')
  }
}
