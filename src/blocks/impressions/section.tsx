import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { ImpressionList } from '@/domains/impressions/components/impression-list'
import { OwnImpression } from '@/domains/impressions/components/own-impression.client'
import { choicesFor } from '@/domains/impressions/offered-choices'
import { type ImpressionDoc, ownImpression } from '@/domains/impressions/own-impression'
import { fromPlace, impressionStep, impressionSummary, impressionsOf } from '@/domains/impressions/queries'
import type { ImpressionWords } from '@/domains/impressions/words'
import { targetOf } from '@/foundation/contributions/items'
import { marksOf } from '@/foundation/contributions/marks'
import { ownEntries } from '@/foundation/contributions/own'
import { localePath } from '@/foundation/routing/locale-path'
import { withQuery } from '@/foundation/routing/with-query'
import { Row } from '@/ui/row'
import { attemptState, headingOf, textOf, type VoicesOf } from '../voices'

async function wordsOf(): Promise<ImpressionWords> {
  const say = await getTranslations()
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
    problemsTitles: [1, 2, 3, 4, 5].map((count) => say('contributions.problemsTitle', { count })),
    problems: contributions.problems,
    website: contributions.website,
    stars: Object.values(ui.stars),
    rated: [1, 2, 3, 4, 5].map((average) => say('ui.rating.average', { average: String(average) })),
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
export async function Impressions(about: VoicesOf) {
  const { reader, item, path: thing, visit, place } = about
  const path = `${thing}/impressions`
  const from = fromPlace(visit ? textOf(visit.query, 'from') : undefined)
  const target = targetOf(item)
  const [page, reported, choices, owned] = await Promise.all([
    impressionsOf(reader, { item, from, count: impressionStep, sort: 'newest' }),
    impressionSummary(reader, item),
    choicesFor(reader),
    visit ? ownEntries(reader, 'impressions', target) : [],
  ])
  const marks = await marksOf(
    reader,
    page.entries.map(({ id }) => `impressions:${id}`),
  )
  const locale = await getLocale()
  const say = await getTranslations('impressions')
  const own = owned[0] ? ownImpression(owned[0] as ImpressionDoc) : null
  const here = localePath(locale, path)
  return (
    <Row id={`impressions${place}`} title={headingOf(say('title'), about)} note={say('note')}>
      <div className="row-main">
        <ImpressionList place={place} path={path} from={from} page={page} reported={reported} marks={marks} />
      </div>
      <div className="row-side">
        <OwnImpression
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
                  state: attemptState(visit),
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
