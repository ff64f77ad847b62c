import { entryFormMessages } from '@/domains/contributions/components/entry-form-messages'
import { WithoutScript } from '@/domains/contributions/components/without-script'
import {
  type ContributionContext,
  entryLevel,
  sectionHeading,
  toFormState,
} from '@/domains/contributions/context'
import { subjectKey } from '@/domains/contributions/server/subjects'
import type { ImpressionMessages } from '@/domains/impressions/messages'
import type { Locale } from '@/foundation/i18n/locales'
import { messagesOf } from '@/foundation/i18n/messages'
import { translator } from '@/foundation/i18n/translator'
import { localePath } from '@/foundation/routing/locale-path'
import { singleParam } from '@/foundation/routing/search-params'
import { withQuery } from '@/foundation/routing/with-query'
import { Island } from '@/ui/island'
import { Row } from '@/ui/row'
import { useLocale, useTranslations } from '@/ui/texts'
import { ImpressionList } from './impression-list'
import type { ImpressionsData } from './load-impressions'
import { MyImpression } from './my-impression'

const fieldsWithProblems = 5

function impressionMessages(locale: Locale): ImpressionMessages {
  const t = translator(locale, 'ui')
  const { impressions, ui } = messagesOf(locale)
  const { open, edit, signIn, waiting, published, declined, why, form, sent, moderated } = impressions
  const { anonymous, anonymousHint } = ui.reviewForm
  return {
    ...entryFormMessages(locale, 'impressions', fieldsWithProblems),
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

interface ImpressionsSectionProps {
  context: ContributionContext
  data: ImpressionsData
}

/** The impressions of a species, and the form for the reader's own. */
export function ImpressionsSection({ context, data }: ImpressionsSectionProps) {
  const { reader, subject, path: subjectPath, request, idSuffix = '' } = context
  const { myImpression, options, ...list } = data
  const locale = useLocale()
  const t = useTranslations('impressions')
  const path = `${subjectPath}/impressions`
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
        <ImpressionList level={entryLevel(context)} {...list} idSuffix={idSuffix} path={path} />
      </div>
      <div className="row-side">
        <Island
          name="my-impression"
          component={MyImpression}
          props={{
            idSuffix,
            fields: { item: subjectKey(subject), locale, from },
            signIn: localePath(locale, withQuery('/login', { redirect: `${here}?write=1#impressions` })),
            contributions: localePath(locale, '/account/contributions'),
            reader:
              request && reader.user
                ? {
                    impression: myImpression,
                    isOpen:
                      request.submission?.form === '/write' || Boolean(singleParam(request.query, 'write')),
                    values: request.submission?.values ?? null,
                    state: toFormState(request),
                  }
                : null,
            options,
            messages: impressionMessages(locale),
          }}
        />
        {request && reader.user ? null : <WithoutScript href={`${from}?write=1#impressions`} />}
      </div>
    </Row>
  )
}
