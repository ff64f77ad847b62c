import type { ReactNode } from 'react'
import type { SpeciesView } from '@/domains/species/view'
import { useFormatter, useTranslations } from '@/ui/texts'

interface CheckedProps {
  check: SpeciesView['check']
  /** The link by which readers report an error. */
  children: ReactNode
}

/** Who has checked the species, when and against how many sources. */
export function Checked({ check, children }: CheckedProps) {
  const t = useTranslations('species.check')
  const format = useFormatter()
  const day = (date: string) => format.dateTime(new Date(date), { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <p className="checked caption">
      {check ? t('checked', { name: check.by, date: day(check.on), sources: check.sources }) : t('unchecked')}{' '}
      {check?.changedOn ? `${t('changed', { date: day(check.changedOn) })} ` : null}
      {children}
    </p>
  )
}
