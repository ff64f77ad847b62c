import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface PaperFootProps {
  address: string
  /** Numbers to call, by country. */
  children: ReactNode
}

/** What closes the printed sheet and is not seen on a screen: whom to call, and where the page stands. */
export function PrintFooter({ address, children }: PaperFootProps) {
  const t = useTranslations('species')
  return (
    <div className="print-footer" aria-hidden="true">
      <b>{t('poisoning.who')}</b>
      {children}
      <p>{address.replace(/^https?:\/\//, '')}</p>
    </div>
  )
}
