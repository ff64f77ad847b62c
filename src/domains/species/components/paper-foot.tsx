import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface PaperFootProps {
  address: string
  /** Numbers to call, by country. */
  children: ReactNode
}

/** What closes the printed sheet and is not seen on a screen: whom to call, and where the page stands. */
export function PaperFoot({ address, children }: PaperFootProps) {
  const say = useTranslations('species')
  return (
    <div className="paper-foot" aria-hidden="true">
      <b>{say('poisoning.who')}</b>
      {children}
      <p>{address.replace(/^https?:\/\//, '')}</p>
    </div>
  )
}
