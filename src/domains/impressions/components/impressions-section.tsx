import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { type ContributionContext, entryFormState, headingOf, textOf } from '@/domains/contributions/context'
import { myEntries } from '@/domains/contributions/server/my-entries'
import { reactionsOf } from '@/domains/contributions/server/reactions'
import { subjectKey } from '@/domains/contributions/server/subjects'
import { choicesFor } from '@/domains/impressions/available-options'
import type { ImpressionWords } from '@/domains/impressions/messages'
import { type ImpressionDoc, toMyImpression } from '@/domains/impressions/my-impression'
import { fromPlace, impressionStep, impressionSummary, impressionsOf } from '@/domains/impressions/queries'
import { localePath } from '@/foundation/routing/locale-path'
import { withQuery } from '@/foundation/routing/with-query'
import { Row } from '@/ui/row'
import { ImpressionList } from './impression-list'
import { MyImpression } from './my-impression.client'

async function wordsOf(): Promise<ImpressionWords> {
  const t = await getTranslations()
  const { impressions, contributions, ui } = await getMessages()
  const { open, edit, signIn, waiting, declined, why, form, sent } = impressions
  return {
    open,
    edit,
    signIn,
    waiting,
    declined,
    why,
    form,
    sent,
    problemsTitles: [1, 2, 3, 4, 5].map((count) => t('contributions.problemsTitle', { count })),
    problems: contributions.problems,
    website: contributions.website,
    stars: Object.values(ui.stars),
    rated: [1, 2, 3, 4, 5].map((average) => t('ui.rating.average', { average: String(average) })),
    textHint: ui.reviewForm.textHint,
    left: ui.form.left,
    anonymous: ui.reviewForm.anonymous,
    anonymousHint: ui.reviewForm.anonymousHint,
    sending: ui.reviewForm.sending,
    cancel: ui.cancel,
    moderated: ui.reviewForm.moderated,
  }
}

/** How it was for people who took a species, and the form to say so. */
export async function Impressions(about: ContributionContext) {
  const { reader, item, path: subject, visit, place } = about
  const path = `${subject}/impressions`
  const from = fromPlace(visit ? textOf(visit.query, 'from') : undefined)
  const target = subjectKey(item)
  const [page, reported, choices, owned] = await Promise.all([
    impressionsOf(reader, { item, from, count: impressionStep, sort: 'newest' }),
    impressionSummary(reader, item),
    choicesFor(reader),
    visit ? myEntries(reader, 'impressions', target) : [],
  ])
  const marks = await reactionsOf(
    reader,
    page.entries.map(({ id }) => `impressions:${id}`),
  )
  const locale = await getLocale()
  const t = await getTranslations('impressions')
  const own = owned[0] ? toMyImpression(owned[0] as ImpressionDoc) : null
  const here = localePath(locale, path)
  return (
    <Row id={`impressions${place}`} title={headingOf(t('title'), about)} note={t('note')}>
      <div className="row-main">
        <ImpressionList place={place} path={path} from={from} page={page} reported={reported} marks={marks} />
      </div>
      <div className="row-side">
        <MyImpression
          place={place}
          item={target}
          locale={locale}
          from={here}
          signIn={localePath(locale, withQuery('/login', { redirect: `${here}?write=1#impressions` }))}
          contributions={localePath(locale, '/account/contributions')}
          reader={
            visit && reader.user
              ? {
                  own,
                  open: Boolean(visit.attempt ?? textOf(visit.query, 'write')),
                  values: visit.attempt?.values ?? null,
                  state: entryFormState(visit),
                }
              : null
          }
          choices={choices}
          words={await wordsOf()}
        />
      </div>
    </Row>
  )
}
