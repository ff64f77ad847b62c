import type { ReactNode } from 'react'
import { Row } from '@/ui/row'
import { useTranslations } from '@/ui/texts'

/** What to do when somebody has eaten mushrooms, and whom to call. */
export function Emergency({ lines }: { lines: ReactNode }) {
  const t = useTranslations('potency.emergency')
  return (
    <Row id="emergency" title={t('title')} note={t('note')}>
      <div className="row-main stack">
        <p>
          <strong>{t('call')}</strong>
        </p>
        <p>{t('late')}</p>
        <p>{t('keep')}</p>
      </div>
      <div className="row-side">{lines}</div>
    </Row>
  )
}
