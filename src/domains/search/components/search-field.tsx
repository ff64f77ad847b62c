import { searchPath } from '@/domains/search/search-path'
import { localePath } from '@/foundation/routing/locale-path'
import { Search } from '@/ui/icons'
import { SvgIcon } from '@/ui/svg-icon'
import { useLocale, useTranslations } from '@/ui/texts'

/** The search field of the page header; on small screens a link to the page that begins with it. */
export function SearchField() {
  const t = useTranslations('ui.search')
  const locale = useLocale()
  const action = localePath(locale, searchPath)
  return (
    <>
      <search className="find">
        <form action={action}>
          <SvgIcon of={Search} />
          <label className="hidden-visually" htmlFor="site-search">
            {t('label')}
          </label>
          <input
            id="site-search"
            type="search"
            name="q"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
            placeholder={t('placeholder')}
            data-suggest={`${action}/suggest`}
          />
          <kbd>/</kbd>
        </form>
      </search>
      <a className="find-link" href={action}>
        <SvgIcon of={Search} />
        <span className="hidden-visually">{t('label')}</span>
      </a>
    </>
  )
}
