import { ButtonLink } from '@/ui/button'
import { RemovableChip } from '@/ui/chip'
import { type InlineContent, InlineText } from '@/ui/inline-text'
import { useTranslations } from '@/ui/texts'

interface ActiveFiltersProps {
  /** `without` is the URL of the list without this filter. */
  filters: readonly { key: string; title: InlineContent; without: string }[]
  /** URL of the list without filters. */
  clear: string
}

/** The active filters as removable chips. */
export function ActiveFilters({ filters, clear }: ActiveFiltersProps) {
  const t = useTranslations('ui.chips')
  if (filters.length === 0) return null
  return (
    <ul className="chips" aria-label={t('active')}>
      {filters.map(({ key, title, without }) => (
        <li key={key}>
          <RemovableChip href={without} remove={t('remove')}>
            <InlineText text={title} />
          </RemovableChip>
        </li>
      ))}
      <li>
        <ButtonLink kind="quiet" href={clear} data-soft="">
          {t('clear')}
        </ButtonLink>
      </li>
    </ul>
  )
}
