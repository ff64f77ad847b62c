import type { ReactNode } from 'react'
import { useTranslations } from '@/ui/texts'

interface PaperFootProps {
  address: string
  /** Phone numbers by country. */
  children: ReactNode
}

/** The footer of the printed page: whom to call, and the address of the page. */
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
