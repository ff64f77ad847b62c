import { localePath } from '@/foundation/routing/locale-path'
import { useLocale, useTranslations } from '@/ui/texts'

/** Announces that a reaction failed. Its script makes the like and helpful buttons of the page the reader's. */
export function Reactions() {
  const t = useTranslations('contributions')
  return (
    <p
      className="hidden-visually"
      role="status"
      data-reactions=""
      data-sign-in={localePath(useLocale(), '/login')}
      data-error-message={t('reactionFailed')}
      data-own-message={t('reactionOwn')}
    />
  )
}
