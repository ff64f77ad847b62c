import { useFormatter } from 'next-intl'
import { getFormatter, getTranslations } from 'next-intl/server'
import type { ActiveChip } from '@/domains/catalog/components/chips'
import { plainText } from '@/foundation/i18n/localized-text'
import { type InlineContent, InlineText } from '@/ui/inline-text'
import { LivePart } from '@/ui/live-part'

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
    <LivePart as="span" name="title" slotName="title">
      <InlineText text={title} />
      {chips.length > 0 ? `: ${format.list(namesOf(chips), { type: 'unit' })}` : null}
    </LivePart>
  )
}

/** The title of the page of a list, which names the active filters. */
export async function filteredTitle(title: string, chips: readonly ActiveChip[]): Promise<string> {
  if (chips.length === 0) return title
  const t = await getTranslations('archive')
  const format = await getFormatter()
  return t('filteredTitle', { title, filters: format.list(namesOf(chips), { type: 'unit' }) })
}
