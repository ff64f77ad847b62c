import type { AdminViewServerProps } from 'payload'
import { panelMessages } from '@/app/(payload)/panel-messages'
import { myContributions } from '@/domains/moderation/my-contributions'
import { accountPaths } from '@/domains/users/paths'
import { localePath } from '@/foundation/routing/locale-path'

interface MemberDashboardProps {
  req: AdminViewServerProps['initPageResult']['req']
  /** The shop that the member has applied for. */
  applied: string | null
}

/** Contributions that the dashboard names. */
const shown = 6

/** The member's last contributions and the way back to the site. */
export async function MemberDashboard({ req, applied }: MemberDashboardProps) {
  const { t, locale } = panelMessages(req.i18n, 'dashboard')
  const { payload, user } = req
  const { contributions } = await myContributions({ payload, user, locale, draft: false }, { count: shown })
  return (
    <section aria-labelledby="contributions">
      <h2 id="contributions">{t('member.title')}</h2>
      {applied ? <p>{t('member.applied', { shop: applied })}</p> : null}
      <p>{contributions.length > 0 ? t('member.text') : t('member.none')}</p>
      <ul className="dash__rows">
        {contributions.map(({ kind, id, title, text, about, state, editHref }) => (
          <li key={`${kind}:${id}`}>
            <div>
              <a href={editHref ?? localePath(locale, accountPaths.contributions)}>
                {title ?? text?.slice(0, 80) ?? id}
              </a>
              {about ? <small>{about.title}</small> : null}
            </div>
            <span className="dash__state">{t(`member.states.${state}`)}</span>
          </li>
        ))}
      </ul>
      <p>
        <a href={localePath(locale, accountPaths.contributions)}>{t('member.all')}</a>
      </p>
    </section>
  )
}
