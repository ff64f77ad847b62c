import type { ActiveChip } from '@/domains/catalog/components/chips'
import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { formatter, translator } from '@/foundation/i18n/translator'
import { type InlineContent, InlineText } from '@/ui/inline-text'
import { LivePart } from '@/ui/live-part'
import { useFormatter } from '@/ui/texts'

interface ListTitleProps {
  title: InlineContent
  /** The active filters. */
  chips: readonly ActiveChip[]
}

const namesOf = (chips: readonly ActiveChip[]) => chips.map(({ title }) => plainText(title))

/** The heading of a list, which names the active filters. */
export function ListTitle({ title, chips }: ListTitleProps) {
  const format = useFormatter()
  return (
    <LivePart as="span" name="title">
      <InlineText text={title} />
      {chips.length > 0 ? `: ${format.list(namesOf(chips), { type: 'unit' })}` : null}
    </LivePart>
  )
}

/** The title of the page of a list, which names the active filters. */
export function filteredTitle(locale: Locale, title: string, chips: readonly ActiveChip[]): string {
  if (chips.length === 0) return title
  const filters = formatter(locale).list(namesOf(chips), { type: 'unit' })
  return translator(locale, 'archive')('filteredTitle', { title, filters })
}
