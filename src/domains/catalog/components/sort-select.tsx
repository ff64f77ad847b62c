import type { Sort } from '@/domains/catalog/filters/sections'
import { Button } from '@/ui/button'
import { Select } from '@/ui/select'
import { useTranslations } from '@/ui/texts'

interface SortSelectProps {
  /** Id of the filter panel. */
  id: string
  sorts: readonly Sort[]
  selected: Sort
  /** The order of the list when the URL does not name one. */
  defaultSort: Sort
  /** Whether the list is filtered by distance; "nearest" is disabled otherwise. */
  isNear: boolean
  /** Labels that differ from the usual ones. */
  labels?: Partial<Record<Sort, string>>
}

/** The order of a list. Beside the list, but part of the filter form. */
export function SortSelect({ id, sorts, selected, defaultSort, isNear, labels = {} }: SortSelectProps) {
  const t = useTranslations('filters.sort')
  const form = `${id}-form`
  const optionValue = (sort: Sort) => (sort === defaultSort ? '' : sort)
  const label = (sort: Sort) => labels[sort] ?? t(sort)
  return (
    <div className="sort">
      <Select
        id={`${id}-sort`}
        name="sort"
        form={form}
        label={t('label')}
        options={sorts.map((sort) => ({
          value: optionValue(sort),
          label: label(isNear && sort === 'relevance' ? 'distance' : sort),
          disabled: sort === 'distance' && !isNear,
          // Near a place the script exchanges the label, because the nearest are the most relevant there.
          ...(sort === 'relevance' && {
            data: { 'data-label': label(sort), 'data-near-label': label('distance') },
          }),
        }))}
        defaultValue={optionValue(selected)}
      />
      <noscript>
        <Button type="submit" form={form} kind="secondary">
          {t('apply')}
        </Button>
      </noscript>
    </div>
  )
}
