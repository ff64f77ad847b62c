import type { PayloadRequest } from 'payload'
import { panelTranslator } from '@/app/(payload)/admin-messages'
import { countRemovable, removalScopes } from '@/domains/sample-content/remove'
import { isAdmin } from '@/foundation/payload/access'
import { RemoveSample } from './remove-sample.client'
import './sample-content.css'

/** On the dashboard: lets administrators remove the sample content, as long as there is some. */
export async function SampleContent({ req: { i18n, payload, user } }: { req: PayloadRequest }) {
  if (!isAdmin(user)) return null
  const counts = await Promise.all(removalScopes.map((scope) => countRemovable(payload, scope)))
  const t = panelTranslator(i18n)
  const removable = removalScopes.flatMap((scope, index) => {
    const count = counts[index] ?? 0
    return count > 0 ? [{ scope, count }] : []
  })
  if (removable.length === 0) return null
  return (
    <section aria-labelledby="sample-content" className="sample-content">
      <h2 id="sample-content">{t('sample.title')}</h2>
      <p>{t('sample.text')}</p>
      {removable.map(({ scope, count }) => (
        <details key={scope} name="sample-content">
          <summary>{t(`sample.remove.${scope}`)}</summary>
          <p>{t(`sample.confirm.${scope}`, { count })}</p>
          <RemoveSample
            count={count}
            messages={{
              remove: t('sample.confirmed', { count }),
              running: t('sample.running'),
              done: t('sample.done'),
              failed: t('sample.failed'),
            }}
            scope={scope}
          />
        </details>
      ))}
    </section>
  )
}
