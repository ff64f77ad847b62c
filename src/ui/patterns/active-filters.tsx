import { useTranslations } from 'next-intl'
import { ButtonLink } from '../button'
import { RemovableChip } from '../chip'
import { Marked, type MarkedText } from '../marked'

interface ActiveFiltersProps {
  /** Each leads to the list without it. */
  filters: readonly { key: string; title: MarkedText; without: string }[]
  /** The list without any. */
  clear: string
}

/** What the list is narrowed down by, above it. */
export function ActiveFilters({ filters, clear }: ActiveFiltersProps) {
  const say = useTranslations('ui.chips')
  if (filters.length === 0) return null
  return (
    <ul className="chips" aria-label={say('active')}>
      {filters.map(({ key, title, without }) => (
        <li key={key}>
          <RemovableChip href={without} remove={say('remove')}>
            <Marked text={title} />
          </RemovableChip>
        </li>
      ))}
      <li>
        <ButtonLink kind="quiet" href={clear} data-soft="">
          {say('clear')}
        </ButtonLink>
      </li>
    </ul>
  )
}
