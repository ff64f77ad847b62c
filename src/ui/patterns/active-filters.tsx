import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/ui/button'
import { RemovableChip } from '@/ui/chip'
import { InlineText, type MarkedText } from '@/ui/inline-text'

interface ActiveFiltersProps {
  /** Each leads to the list without it. */
  filters: readonly { key: string; title: MarkedText; without: string }[]
  /** The list without any. */
  clear: string
}

/** What the list is narrowed down by, above it. */
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
