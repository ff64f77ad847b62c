import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { loadEntryFormMessages } from '@/domains/contributions/components/entry-form-messages'
import { WithoutScript } from '@/domains/contributions/components/without-script'
import {
  type ContributionContext,
  entryLevel,
  sectionHeading,
  toFormState,
} from '@/domains/contributions/context'
import { myEntries } from '@/domains/contributions/server/my-entries'
import { reactionsOf } from '@/domains/contributions/server/reactions'
import { subjectKey } from '@/domains/contributions/server/subjects'
import { loadImpressionOptions } from '@/domains/impressions/available-options'
import type { ImpressionMessages } from '@/domains/impressions/messages'
import { toMyImpression } from '@/domains/impressions/my-impression'
import {
  impressionOverview,
  impressionStep,
  impressionSummary,
  impressionsOf,
} from '@/domains/impressions/queries'
import { localePath } from '@/foundation/routing/locale-path'
import { parseOffset, singleParam } from '@/foundation/routing/search-params'
import { withQuery } from '@/foundation/routing/with-query'
import { Row } from '@/ui/row'
import { ImpressionList } from './impression-list'
import { MyImpression } from './my-impression.client'

const fieldsWithProblems = 5

async function loadMessages(): Promise<ImpressionMessages> {
  const t = await getTranslations('ui')
  const { impressions, ui } = await getMessages()
  const { open, edit, signIn, waiting, published, declined, why, form, sent, moderated } = impressions
  const { anonymous, anonymousHint } = ui.reviewForm
  return {
    ...(await loadEntryFormMessages('impressions', fieldsWithProblems)),
    open,
    edit,
    signIn,
    waiting,
    published,
    declined,
    why,
    form,
    sent,
    starNames: Object.values(ui.stars),
    ratingLabels: [1, 2, 3, 4, 5].map((average) => t('rating.average', { average: String(average) })),
    anonymous,
    anonymousHint,
    cancel: ui.cancel,
    moderated,
  }
}

/** The impressions of a species, and the form for the reader's own. */
export async function Impressions(context: ContributionContext) {
  const { reader, subject, path: subjectPath, request, idSuffix = '' } = context
  const path = `${subjectPath}/impressions`
  const offset = parseOffset(request && singleParam(request.query, 'from'))
  const key = subjectKey(subject)
  const [page, overview, summary, options, [myDoc]] = await Promise.all([
    impressionsOf(reader, { subject, from: offset, count: impressionStep, sort: 'newest' }),
    impressionOverview(reader, subject),
    impressionSummary(reader, subject),
    loadImpressionOptions(reader),
    request ? myEntries(reader, 'impressions', key) : [],
  ])
  const entryKeys = page.entries.map(({ id }) => `impressions:${id}`)
  const reactions = await reactionsOf(reader, entryKeys)
  const locale = await getLocale()
  const t = await getTranslations('impressions')
  const from = localePath(locale, path)
  const here = request ? from : localePath(locale, subjectPath)
  return (
    <Row
      id={`impressions${idSuffix}`}
      title={sectionHeading(t('title'), context)}
      note={t('note')}
      level={context.level}
    >
      <div className="row-main">
        <ImpressionList
          level={entryLevel(context)}
          {...{ idSuffix, path, offset, page, overview, summary, reactions }}
        />
      </div>
      <div className="row-side">
        <MyImpression
          idSuffix={idSuffix}
          fields={{ item: key, locale, from }}
          signIn={localePath(locale, withQuery('/login', { redirect: `${here}?write=1#impressions` }))}
          contributions={localePath(locale, '/account/contributions')}
          reader={
            request && reader.user
              ? {
                  impression: myDoc ? toMyImpression(myDoc) : null,
                  isOpen:
                    request.submission?.form === '/write' || Boolean(singleParam(request.query, 'write')),
                  values: request.submission?.values ?? null,
                  state: toFormState(request),
                }
              : null
          }
          options={options}
          messages={await loadMessages()}
        />
        {request && reader.user ? null : <WithoutScript href={`${from}?write=1#impressions`} />}
      </div>
    </Row>
  )
}
