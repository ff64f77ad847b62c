import { Button } from '@/ui/button'
import { Search } from '@/ui/icons'
import { SvgIcon } from '@/ui/svg-icon'
import { useTranslations } from '@/ui/texts'

interface SearchBoxProps {
  /** Unique on the page. */
  id: string
  action: string
  query?: string
}

/** The search field of the whole site. */
export function SearchBox({ id, action, query }: SearchBoxProps) {
  const t = useTranslations('ui.search')
  return (
    <search>
      <form className="search-box" action={action}>
        <SvgIcon of={Search} />
        <label className="hidden-visually" htmlFor={id}>
          {t('label')}
        </label>
        <input
          id={id}
          type="search"
          name="q"
          autoComplete="off"
          maxLength={100}
          data-suggest={`${action}/suggest`}
          defaultValue={query}
          placeholder={t('placeholder')}
          enterKeyHint="search"
          data-takes-focus={query ? undefined : ''}
        />
        <Button type="submit">{t('submit')}</Button>
      </form>
    </search>
  )
}
