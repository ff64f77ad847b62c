import { useTranslations } from '@/ui/texts'

/** The message of a list that could not be updated; hidden until then. */
export function ListError() {
  const t = useTranslations('contributions')
  return (
    <p className="error-text" role="alert" data-part="failed" hidden>
      {t('listFailed')}
    </p>
  )
}
