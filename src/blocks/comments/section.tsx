import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { CommentList } from '@/domains/comments/components/comment-list'
import { OwnComments } from '@/domains/comments/components/own-comments.client'
import { type CommentDoc, ownComments } from '@/domains/comments/own-comment'
import { commentsAtFirst, commentsAtMost, commentsOf } from '@/domains/comments/queries'
import type { CommentWords } from '@/domains/comments/words'
import { targetOf } from '@/foundation/contributions/items'
import { ownEntries } from '@/foundation/contributions/own'
import { localePath } from '@/foundation/routing/locale-path'
import { withQuery } from '@/foundation/routing/with-query'
import { Row } from '@/ui/row'
import { attemptState, headingOf, textOf, type VoicesOf } from '../voices'

async function wordsOf(): Promise<CommentWords> {
  const say = await getTranslations('contributions')
  const { comments, contributions, ui } = await getMessages()
  const { waiting, declined, why, form, sent } = comments
  return {
    waiting,
    declined,
    why,
    form,
    sent,
    problemsTitle: say('problemsTitle', { count: 1 }),
    problems: contributions.problems,
    website: contributions.website,
    textHint: ui.reviewForm.textHint,
    left: ui.form.left,
    sending: ui.reviewForm.sending,
  }
}

/** Remarks on a thing, and the form of another. */
export async function Comments(about: VoicesOf) {
  const { reader, item, path: thing, visit, place } = about
  const path = `${thing}/comments`
  const all = Boolean(visit && textOf(visit.query, 'all'))
  const target = targetOf(item)
  const [page, owned] = await Promise.all([
    commentsOf(reader, { item, from: 0, count: all ? commentsAtMost : commentsAtFirst }),
    visit ? ownEntries(reader, 'comments', target) : [],
  ])
  const locale = await getLocale()
  const say = await getTranslations('comments')
  const here = localePath(locale, path)
  return (
    <Row id={`comments${place}`} title={headingOf(say('title'), about)}>
      <div className="row-main">
        <CommentList place={place} path={path} all={all} page={page} />
      </div>
      <div className="row-side">
        <OwnComments
          place={place}
          item={target}
          locale={locale}
          from={here}
          signIn={localePath(locale, withQuery('/login', { redirect: `${here}#comments` }))}
          contributions={localePath(locale, '/account/contributions')}
          reader={
            visit && reader.user
              ? {
                  own: ownComments(owned as CommentDoc[]),
                  text: visit.attempt?.values.comment ?? '',
                  state: attemptState(visit),
                }
              : null
          }
          words={await wordsOf()}
        />
      </div>
    </Row>
  )
}
