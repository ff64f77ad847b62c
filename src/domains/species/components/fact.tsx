import type { ReactNode } from 'react'
import { useTranslations } from '@/ui/texts'

/** A term with its value, or "not known". */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  const t = useTranslations('species')
  const isKnown = children !== null && children !== undefined && children !== ''
  return (
    <div>
      <dt>{name}</dt>
      <dd>{isKnown ? children : <span className="unknown-value">{t('notKnown')}</span>}</dd>
    </div>
  )
}
