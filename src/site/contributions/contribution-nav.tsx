import type { ContributionKind } from '@/domains/contributions/kinds'
import { LinkTabs } from '@/ui/link-tabs'
import { useTranslations } from '@/ui/texts'

interface ContributionNavProps {
  kinds: readonly ContributionKind[]
  /** The number of published entries. */
  counts: Record<ContributionKind, number>
  current?: ContributionKind
  hrefOf: (kind: ContributionKind) => string
}

/** Links to the kinds of contributions about a subject. */
export function ContributionNav({ kinds, counts, current, hrefOf }: ContributionNavProps) {
  const t = useTranslations('contributions')
  return (
    <LinkTabs
      label={t('heading')}
      tabs={kinds.map((kind) => ({
        title: t(`kinds.${kind}`),
        href: hrefOf(kind),
        count: counts[kind],
        current: kind === current,
      }))}
    />
  )
}
