import { type ActiveChip, chipInLine } from '@/domains/catalog/components/chips'
import type { Locale } from '@/foundation/i18n/locales'
import { plainText } from '@/foundation/i18n/localized-text'
import { formatter, translator } from '@/foundation/i18n/translator'
import { type InlineContent, InlineText } from '@/ui/inline-text'
import { LivePart } from '@/ui/live-part'
import { useFormatter, useLocale } from '@/ui/texts'

interface ListTitleProps {
  title: InlineContent
  /** The active filters. */
  chips: readonly ActiveChip[]
}

/** Names of values that exist: a heading repeats nothing that only the address says. */
const namesOf = (chips: readonly ActiveChip[], locale: Locale) =>
  chips.filter(({ isUnknown }) => !isUnknown).map((chip) => plainText(chipInLine(chip, locale)))

/** The heading of a list, which names the active filters. */
export function ListTitle({ title, chips }: ListTitleProps) {
  const format = useFormatter()
  const names = namesOf(chips, useLocale())
  return (
    <LivePart as="span" name="title">
      <InlineText text={title} />
      {names.length > 0 ? `: ${format.list(names, { type: 'unit' })}` : null}
    </LivePart>
  )
}

/** The title of the page of a list, which names the active filters. */
export function filteredTitle(locale: Locale, title: string, chips: readonly ActiveChip[]): string {
  const names = namesOf(chips, locale)
  if (names.length === 0) return title
  const filters = formatter(locale).list(names, { type: 'unit' })
  return translator(locale, 'archive')('filteredTitle', { title, filters })
}
