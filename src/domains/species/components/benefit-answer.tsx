import type { BenefitEvidence } from '@/domains/species/benefit-evidence'
import { countFindings } from '@/domains/species/known-benefit'
import { useLocale, useTranslations } from '@/ui/texts'

/** What is known of a benefit, in a sentence or two. */
export function BenefitAnswer({ evidence }: { evidence: readonly BenefitEvidence[] }) {
  const t = useTranslations('species.benefit')
  const locale = useLocale()
  const { notStudied, ...studied } = countFindings(evidence)
  if (evidence.length === 0) return t('nothing')
  if (Object.values(studied).every(({ count }) => count === 0))
    return t('notStudied', { count: notStudied.count })
  const findings = (Object.keys(studied) as (keyof typeof studied)[])
    .filter((key) => studied[key].count > 0)
    .map((key) => t(`found.${key}`, { ...studied[key] }))
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(findings)
  return (
    <>
      {t('studied', { findings: list })}
      {notStudied.count > 0 ? ` ${t('more', { count: notStudied.count })}` : null}
    </>
  )
}
