import type { CommentMessages } from '@/domains/comments/messages'
import { entryFormMessages } from '@/domains/contributions/components/entry-form-messages'
import { WithoutScript } from '@/domains/contributions/components/without-script'
import { type ContributionContext, sectionHeading, toFormState } from '@/domains/contributions/context'
import { subjectKey } from '@/domains/contributions/server/subjects'
import type { Locale } from '@/foundation/i18n/locales'
import { messagesOf } from '@/foundation/i18n/messages'
import { localePath } from '@/foundation/routing/locale-path'
import { singleParam } from '@/foundation/routing/search-params'
import { withQuery } from '@/foundation/routing/with-query'
import { Island } from '@/ui/island'
import { Row } from '@/ui/row'
import { useLocale, useTranslations } from '@/ui/texts'
import { CommentList } from './comment-list'
import type { CommentsData } from './load-comments'
import { MyComments } from './my-comments'

function commentMessages(locale: Locale): CommentMessages {
  const { comments, ui } = messagesOf(locale)
  const { waiting, published, declined, why, edit, form, sent } = comments
  const shared = entryFormMessages(locale, 'comments', 1)
  return { ...shared, waiting, published, declined, why, edit, form, sent, cancel: ui.cancel }
}

interface CommentsSectionProps {
  context: ContributionContext
  data: CommentsData
}

/** The comments on a subject, and the form for a new one. */
export function CommentsSection({ context, data }: CommentsSectionProps) {
  const { reader, subject, path: subjectPath, request, idSuffix = '' } = context
  const { myComments, answered, ...list } = data
  const locale = useLocale()
  const t = useTranslations('comments')
  const path = `${subjectPath}/comments`
  const from = localePath(locale, path)
  const here = request ? from : localePath(locale, subjectPath)
  return (
    <Row id={`comments${idSuffix}`} title={sectionHeading(t('title'), context)} level={context.level}>
      <div className="row-main">
        <CommentList {...list} idSuffix={idSuffix} path={path} />
      </div>
      <div className="row-side">
        <Island
          name="my-comments"
          component={MyComments}
          props={{
            idSuffix,
            fields: { item: subjectKey(subject), locale, from },
            signIn: localePath(
              locale,
              withQuery('/login', {
                redirect: answered ? `${from}?reply=${answered.id}#comment-form` : `${here}#comments`,
              }),
            ),
            answered: answered && {
              id: answered.id,
              name: answered.author?.name ?? null,
              text: answered.text,
              lang: answered.locale === locale ? undefined : answered.locale,
              newHref: `${from}#comments`,
            },
            contributions: localePath(locale, '/account/contributions'),
            reader:
              request && reader.user
                ? {
                    comments: myComments,
                    editedId: request.submission?.values.entry ?? singleParam(request.query, 'edit') ?? null,
                    text: request.submission?.values.comment,
                    state: toFormState(request),
                  }
                : null,
            messages: commentMessages(locale),
          }}
        />
        {request && reader.user ? null : <WithoutScript href={`${from}#comments`} />}
      </div>
    </Row>
  )
}
