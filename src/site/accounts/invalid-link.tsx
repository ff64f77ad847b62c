import { localePath } from '@/foundation/routing/locale-path'
import { useLocale, useTranslations } from '@/ui/texts'
import { AuthPage } from './auth-page'

/** Shown for a link of a mail that is no longer valid. */
export function InvalidLink({ path }: { path: string }) {
  const t = useTranslations('accounts')
  const locale = useLocale()
  return (
    <AuthPage path={path} title={t('verify.invalidLinkTitle')}>
      <p>{t('verify.invalidLink')}</p>
      <ul className="auth-links">
        <li>
          <a href={localePath(locale, '/login')}>{t('menu.signIn')}</a>
        </li>
        <li>
          <a href={localePath(locale, '/forgot')}>{t('reset.again')}</a>
        </li>
      </ul>
    </AuthPage>
  )
}
