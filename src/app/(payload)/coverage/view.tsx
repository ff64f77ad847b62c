import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { panelMessages } from '@/app/(payload)/panel-messages'
import { PanelView } from '@/app/(payload)/panel-view'
import { type Coverage, readCoverage } from '@/domains/panel/coverage'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import type { Locale } from '@/foundation/i18n/locales'
import { isStaff } from '@/foundation/payload/access'
import './coverage.css'
import { fieldLabel } from './field-label'

interface TableProps {
  coverage: Coverage
  locale: Locale
  t: DynamicTranslator
}

function Fields({ coverage: { fields }, locale, t }: TableProps) {
  return (
    <table className="coverage__table">
      <caption>{t('fields')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('share')}</th>
          <th scope="col">{t('recorded')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, recorded, concerned }) => (
          <tr key={name}>
            <th scope="row">{fieldLabel(locale, name)}</th>
            <td>
              <meter aria-label={fieldLabel(locale, name)} max={Math.max(concerned, 1)} value={recorded} />
            </td>
            <td>{t('of', { recorded, concerned })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Incomplete({ coverage: { incomplete }, locale, t }: TableProps) {
  return (
    <table className="coverage__table">
      <caption>{t('incomplete')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('species')}</th>
          <th scope="col">{t('missing')}</th>
        </tr>
      </thead>
      <tbody>
        {incomplete.map(({ id, name, missing }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`/admin/collections/mushrooms/${id}`}>
                <i>{name}</i>
              </a>
            </th>
            <td>{missing.map((field) => fieldLabel(locale, field)).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** By field, how many species record it, and what each species lacks. */
export async function CoverageView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!isStaff(req.user)) notFound()
  const { t, locale } = panelMessages(req.i18n, 'coverage')
  const table = { coverage: await readCoverage(req.payload), locale, t }
  return (
    <PanelView {...props} className="coverage">
      <h1>{t('title')}</h1>
      <p>{t('lead', { count: table.coverage.species })}</p>
      <Fields {...table} />
      <Incomplete {...table} />
    </PanelView>
  )
}
