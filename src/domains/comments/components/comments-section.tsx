import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import type { CommentWords } from '@/domains/comments/messages'
import { type CommentDoc, toMyComments } from '@/domains/comments/my-comment'
import { commentsAtFirst, commentsAtMost, commentsOf } from '@/domains/comments/queries'
import { type ContributionContext, entryFormState, headingOf, textOf } from '@/domains/contributions/context'
import { myEntries } from '@/domains/contributions/server/my-entries'
import { subjectKey } from '@/domains/contributions/server/subjects'
import { localePath } from '@/foundation/routing/locale-path'
import { withQuery } from '@/foundation/routing/with-query'
import { Row } from '@/ui/row'
import { CommentForm } from './comment-form.client'
import { CommentList } from './comment-list'

async function wordsOf(): Promise<CommentWords> {
  const t = await getTranslations('contributions')
  const { comments, contributions, ui } = await getMessages()
  const { waiting, declined, why, form, sent } = comments
  return {
    waiting,
    declined,
    why,
    form,
    sent,
    problemsTitle: t('problemsTitle', { count: 1 }),
    problems: contributions.problems,
    website: contributions.website,
    textHint: ui.reviewForm.textHint,
    left: ui.form.left,
    sending: ui.reviewForm.sending,
  }
}

/** Remarks on a thing, and the form of another. */
export async function Comments(about: ContributionContext) {
  const { reader, item, path: subject, visit, place } = about
  const path = `${subject}/comments`
  const all = Boolean(visit && textOf(visit.query, 'all'))
  const target = subjectKey(item)
  const [page, owned] = await Promise.all([
    commentsOf(reader, { item, from: 0, count: all ? commentsAtMost : commentsAtFirst }),
    visit ? myEntries(reader, 'comments', target) : [],
  ])
  const locale = await getLocale()
  const t = await getTranslations('comments')
  const here = localePath(locale, path)
  return (
    <Row id={`comments${place}`} title={headingOf(t('title'), about)}>
      <div className="row-main">
        <CommentList place={place} path={path} all={all} page={page} />
      </div>
      <div className="row-side">
        <CommentForm
          place={place}
          item={target}
          locale={locale}
          from={here}
          signIn={localePath(locale, withQuery('/login', { redirect: `${here}#comments` }))}
          contributions={localePath(locale, '/account/contributions')}
          reader={
            visit && reader.user
              ? {
                  own: toMyComments(owned as CommentDoc[]),
                  text: visit.attempt?.values.comment ?? '',
                  state: entryFormState(visit),
                }
              : null
          }
          words={await wordsOf()}
        />
      </div>
    </Row>
  )
}
