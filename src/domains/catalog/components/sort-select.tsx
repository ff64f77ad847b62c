import { useTranslations } from 'next-intl'
import type { Sort } from '@/domains/catalog/filters/sections'
import { Button } from '@/ui/button'
import { Select } from '@/ui/select'

interface SortSelectProps {
  /** The filter panel's. */
  id: string
  sorts: readonly Sort[]
  chosen: Sort
  /** The list's own order, which its address need not say. */
  own: Sort
  /** Whether anything is near: only then there is a nearest. */
  isNear: boolean
  /** What an order is called in this list, where that is not what it is called elsewhere. */
  words?: Partial<Record<Sort, string>>
}

/** In which order a list comes; a part of the filters' form, beside the list. */
export function SortSelect({ id, sorts, chosen, own, isNear, words = {} }: SortSelectProps) {
  const t = useTranslations('filters.sort')
  const form = `${id}-form`
  return (
    <div className="sort">
      <Select
        id={`${id}-sort`}
        name="sort"
        form={form}
        label={t('label')}
        options={sorts.map((value) => ({
          value: value === own ? '' : value,
          label: words[value] ?? t(value),
          disabled: value === 'distance' && !isNear,
        }))}
        defaultValue={chosen === own ? '' : chosen}
      />
      <noscript>
        <Button type="submit" form={form} kind="secondary">
          {t('apply')}
        </Button>
      </noscript>
    </div>
  )
}
