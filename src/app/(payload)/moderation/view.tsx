import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { moderated } from '@/domains/moderation/moderated-collections'
import { queue } from '@/domains/moderation/queries'
import { languageNames, locales } from '@/foundation/i18n/locales'
import { isStaff } from '@/foundation/payload/access'
import { Bulk } from './bulk'
import { QueueItem } from './item'
import './moderation.css'
import { Nothing } from './empty-queue'
import { wordsFor } from './messages'

interface Asked {
  kind?: (typeof moderated)[number]
  reported: boolean
  days?: number
  locale?: (typeof locales)[number]
  page: number
}

const ages = [1, 3, 7, 30]

function askedOf(params: AdminViewServerProps['searchParams']): Asked {
  const one = (name: string) => [params?.[name]].flat()[0]
  return {
    kind: moderated.find((kind) => kind === one('kind')),
    reported: one('reported') === 'on',
    days: ages.find((days) => String(days) === one('days')),
    locale: locales.find((locale) => locale === one('language')),
    page: Math.min(10_000, Math.max(1, Number.parseInt(one('page') ?? '1', 10) || 1)),
  }
}

function isFiltered({ kind, reported, days, locale, page }: Asked): boolean {
  return Boolean(kind || reported || days || locale || page > 1)
}

function addressOf({ kind, reported, days, locale }: Asked, page: number): string {
  const query = new URLSearchParams({
    ...(kind && { kind }),
    ...(reported && { reported: 'on' }),
    ...(days && { days: String(days) }),
    ...(locale && { language: locale }),
    page: String(page),
  })
  return `/admin/moderation?${query}`
}

/** The queue: what waits for a decision and what readers reported, decided about one by one or together. */
export async function ModerationView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  if (!isStaff(req.user)) notFound()
  const { t, language } = wordsFor(req)
  const asked = askedOf(searchParams)
  const { entries, total, pages } = await queue(
    { payload: req.payload, user: req.user, locale: language, draft: false },
    asked,
    asked.page,
  )
  const decided = Number([searchParams?.decided].flat()[0])
  const failed = [searchParams?.failed].flat()[0]
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <Gutter className="moderation">
        <h1>{t('title')}</h1>
        {total > 0 && <p>{t('total', { count: total })}</p>}
        {decided > 0 && (
          <p className="moderation__told" role="status">
            {t('decided', { count: decided })}
          </p>
        )}
        {failed && failed !== '0' && (
          <p className="moderation__told" role="alert">
            {failed === 'order' ? t('incomplete') : t('failed', { count: Number(failed) || 0 })}
          </p>
        )}
        <form className="moderation__filters" method="get">
          <label>
            {t('kind')}
            <select defaultValue={asked.kind ?? ''} name="kind">
              <option value="">{t('all')}</option>
              {moderated.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`kinds.${kind}`)}
                </option>
              ))}
            </select>
          </label>
          <label>
            {t('language')}
            <select defaultValue={asked.locale ?? ''} name="language">
              <option value="">{t('all')}</option>
              {locales.map((code) => (
                <option key={code} value={code}>
                  {languageNames[code]}
                </option>
              ))}
            </select>
          </label>
          <label>
            {t('age')}
            <select defaultValue={asked.days ?? ''} name="days">
              <option value="">{t('anyAge')}</option>
              {ages.map((days) => (
                <option key={days} value={days}>
                  {t('days', { count: days })}
                </option>
              ))}
            </select>
          </label>
          <label className="moderation__check">
            <input defaultChecked={asked.reported} name="reported" type="checkbox" />
            {t('reportedOnly')}
          </label>
          <button type="submit">{t('filter')}</button>
        </form>
        {entries.length === 0 ? (
          <Nothing filtered={isFiltered(asked)} t={t} />
        ) : (
          <form action="/api/moderation" method="post">
            {/* Enter in a field presses the first button of its form that is not disabled, which would publish the
                first entry. This one closes a dialog, and there is none. */}
            <button formMethod="dialog" hidden type="submit" />
            <ol className="moderation__entries">
              {entries.map((entry) => (
                <QueueItem entry={entry} key={`${entry.kind}:${entry.id}`} language={language} t={t} />
              ))}
            </ol>
            <Bulk t={t} />
          </form>
        )}
        {pages > 1 && (
          <nav aria-label={t('pages')} className="moderation__pages">
            {asked.page > 1 && <a href={addressOf(asked, asked.page - 1)}>{t('previous')}</a>}
            <span>{t('page', { page: asked.page, pages })}</span>
            {asked.page < pages && <a href={addressOf(asked, asked.page + 1)}>{t('next')}</a>}
          </nav>
        )}
      </Gutter>
    </DefaultTemplate>
  )
}
