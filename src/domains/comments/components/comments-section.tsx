import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import type { CommentMessages } from '@/domains/comments/messages'
import { toMyComment } from '@/domains/comments/my-comment'
import { commentStep, commentsOf, initialComments } from '@/domains/comments/queries'
import { loadEntryFormMessages } from '@/domains/contributions/components/entry-form-messages'
import { WithoutScript } from '@/domains/contributions/components/without-script'
import { type ContributionContext, sectionHeading, toFormState } from '@/domains/contributions/context'
import { myEntries } from '@/domains/contributions/server/my-entries'
import { subjectKey } from '@/domains/contributions/server/subjects'
import { localePath } from '@/foundation/routing/locale-path'
import { parseOffset, singleParam } from '@/foundation/routing/search-params'
import { withQuery } from '@/foundation/routing/with-query'
import { Row } from '@/ui/row'
import { CommentList } from './comment-list'
import { MyComments } from './my-comments.client'

async function loadMessages(): Promise<CommentMessages> {
  const { comments, ui } = await getMessages()
  const { waiting, published, declined, why, edit, form, sent } = comments
  const shared = await loadEntryFormMessages('comments', 1)
  return { ...shared, waiting, published, declined, why, edit, form, sent, cancel: ui.cancel }
}

/** The comments on a subject, and the form for a new one. */
export async function Comments(context: ContributionContext) {
  const { reader, subject, path: subjectPath, request, idSuffix = '' } = context
  const path = `${subjectPath}/comments`
  const offset = parseOffset(request && singleParam(request.query, 'from'))
  const showsAll = offset > 0 || Boolean(request && singleParam(request.query, 'all'))
  const key = subjectKey(subject)
  const [page, myDocs] = await Promise.all([
    commentsOf(reader, { subject, from: offset, count: showsAll ? commentStep : initialComments }),
    request ? myEntries(reader, 'comments', key) : [],
  ])
  const locale = await getLocale()
  const t = await getTranslations('comments')
  const from = localePath(locale, path)
  const here = request ? from : localePath(locale, subjectPath)
  return (
    <Row id={`comments${idSuffix}`} title={sectionHeading(t('title'), context)} level={context.level}>
      <div className="row-main">
        <CommentList {...{ idSuffix, path, showsAll, offset, page }} />
      </div>
      <div className="row-side">
        <MyComments
          idSuffix={idSuffix}
          fields={{ item: key, locale, from }}
          signIn={localePath(locale, withQuery('/login', { redirect: `${here}#comments` }))}
          contributions={localePath(locale, '/account/contributions')}
          reader={
            request && reader.user
              ? {
                  comments: myDocs.map(toMyComment),
                  editedId: request.submission?.values.entry ?? singleParam(request.query, 'edit') ?? null,
                  text: request.submission?.values.comment,
                  state: toFormState(request),
                }
              : null
          }
          messages={await loadMessages()}
        />
        {request && reader.user ? null : <WithoutScript href={`${from}#comments`} />}
      </div>
    </Row>
  )
}
