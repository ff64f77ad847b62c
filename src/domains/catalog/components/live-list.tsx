import type { Filterable } from '@/domains/catalog/filters/sections'
import { useTranslations } from '@/ui/texts'

interface LiveListProps {
  /** Id of the filter panel. */
  id: string
  collection: Filterable
}

/** Announces the number of results. Its script updates the list of the page in place. */
export function LiveList({ id, collection }: LiveListProps) {
  const t = useTranslations('filters')
  return (
    <p
      className="hidden-visually"
      role="status"
      id={`${id}-status`}
      data-live-list={id}
      data-collection={collection}
      data-failed={t('failed')}
      data-count-failed={t('countFailed')}
    />
  )
}
