import { panelMessages } from '@/app/(payload)/panel-messages'
import { searchLength } from '@/domains/panel/search'
import './search.css'

interface SearchFormProps {
  id: string
  i18n: { language: string }
  text?: string
}

/** The search over everything in the panel. */
export function SearchForm({ id, i18n, text }: SearchFormProps) {
  const { t } = panelMessages(i18n, 'search')
  return (
    <search>
      <form action="/admin/search" className="panel-search" method="get">
        <label className="panel-search__label" htmlFor={id}>
          {t('label')}
        </label>
        <input
          autoComplete="off"
          defaultValue={text}
          id={id}
          maxLength={searchLength.max}
          name="q"
          placeholder={t('placeholder')}
          type="search"
        />
        <button type="submit">{t('submit')}</button>
      </form>
    </search>
  )
}
