import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/foundation/routing/locale-path'

/** Next renders this with every page in case it is not found, so it is short. The server sends `/not-found` instead. */
export default function NotFound() {
  const t = useTranslations('site.notFound')
  return (
    <main className="page stack">
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <p>
        <a href={localePath(useLocale(), '/')}>{t('home')}</a>
      </p>
    </main>
  )
}
