import {
  type Answers,
  allowsSeveral,
  answeredQuestions,
  answersQuery,
  parseAnswers,
  type Question as QuestionName,
  questions,
} from '@/domains/identify/answers'
import { Candidates } from '@/domains/identify/components/candidates'
import { Certainty } from '@/domains/identify/components/certainty'
import { GivenAnswers } from '@/domains/identify/components/given-answers'
import { KeyBanner } from '@/domains/identify/components/key-banner'
import { Question } from '@/domains/identify/components/question'
import { RegionWarning } from '@/domains/identify/components/region-warning'
import { SporePairs } from '@/domains/identify/components/spore-pairs'
import { translator } from '@/foundation/i18n/translator'
import { identifyPath } from '@/foundation/routing/paths'
import { type Head, pageMetadata } from '@/foundation/seo/metadata'
import { type KeyPage, loadKey } from '@/site/identify/load-key'
import type { Page, SiteRequest } from '@/site/page'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { SiteShell } from '@/site/site-shell/site-shell'
import { Disclosure } from '@/ui/disclosure'
import { Notice } from '@/ui/notice'
import { Row } from '@/ui/row'
import { useLocale, useTranslations } from '@/ui/texts'
import '@/ui/styles/identify.css'

interface Data {
  answers: Answers
  page: KeyPage
}

const groups = {
  shape: ['shape'],
  under: ['underside'],
  down: ['ring', 'base', 'stem'],
  cap: ['colour', 'surface'],
  inside: ['flesh', 'smell', 'print'],
  where: ['ground', 'growth', 'region', 'month'],
} as const satisfies Record<string, readonly QuestionName[]>

type Group = keyof typeof groups

async function load({ query, reader }: SiteRequest): Promise<Data> {
  const answers = parseAnswers(query)
  return { answers, page: await loadKey(reader, answers) }
}

function head({ answers }: Data, { locale }: SiteRequest): Head {
  const t = translator(locale, 'identify')
  return pageMetadata({
    locale,
    path: identifyPath,
    title: t('title'),
    description: t('description'),
    index: answersQuery(answers) === '',
  })
}

const hasDeadly = ({ deadly }: KeyPage) => deadly.fitting.length + deadly.possible.length > 0

/** The question and how the key is used or, after the first answer, how much fits. */
function Heading({ answers, page }: Data) {
  const t = useTranslations('identify')
  const total = page.species.length
  const fitting = page.ranked.fitting.length
  if (!page.hasAnswers)
    return (
      <div className="stack">
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        <ol className="key-rules">
          {(['dig', 'ages', 'taste'] as const).map((rule) => (
            <li key={rule}>{t.rich(`rules.${rule}`, { b: (words) => <b>{words}</b> })}</li>
          ))}
        </ol>
      </div>
    )
  return (
    <div className="stack">
      <h1>{t('fits', { count: fitting })}</h1>
      <p className="lead">{fitting === 0 ? t('nothingLead') : t('fitsLead', { count: fitting, total })}</p>
      {fitting === 0 ? <Notice kind="warning" title={t('treat')} /> : null}
      {page.thinRegion ? <RegionWarning region={page.thinRegion} isNamed /> : null}
      {hasDeadly(page) ? null : <p className="caption">{t('noDeadly')}</p>}
      <GivenAnswers answers={answers} species={page.species} />
      <p className="caption">
        {t('progress', { answered: answeredQuestions(answers).length, total: questions.length })}{' '}
        <a href="#certainty">{t('howSure')}</a>
      </p>
    </div>
  )
}

/** The question that is best answered next. */
function NextQuestion({ answers, page }: Data) {
  const t = useTranslations('identify')
  const { next, hasAnswers } = page
  if (!next) return null
  return (
    <div className="next-question">
      <Question
        question={next}
        answers={answers}
        leaves={page.leaves(next)}
        level={2}
        eyebrow={t(hasAnswers ? 'next' : 'start')}
      />
      <p className="caption">
        {hasAnswers ? t(hasDeadly(page) ? 'nextSafety' : 'nextSpecies') : null} {t('counts')}
      </p>
    </div>
  )
}

/** The other open questions, by part of the mushroom; folded away once there are candidates to look at. */
function OpenQuestions({ answers, page }: Data) {
  const t = useTranslations('identify')
  const isOpen = (question: QuestionName) =>
    page.open.includes(question) && (!answers[question] || allowsSeveral(question))
  return (Object.keys(groups) as Group[]).map((group) => {
    const open = groups[group].filter(isOpen)
    if (open.length === 0) return null
    const asked = (
      <div className={open.length > 1 ? 'questions' : undefined}>
        {open.map((question) => (
          <Question key={question} question={question} answers={answers} leaves={page.leaves(question)} />
        ))}
      </div>
    )
    const names = open.map((question) => t(`name.${question}`)).join(', ')
    return (
      <Row key={group} id={`about-${group}`} title={t(`groups.${group}`)} note={t(`groupNotes.${group}`)}>
        <div className="row-wide">
          {page.hasAnswers ? <Disclosure title={names}>{asked}</Disclosure> : asked}
        </div>
      </Row>
    )
  })
}

function View({ answers, page }: Data) {
  const t = useTranslations('identify')
  const locale = useLocale()
  return (
    <SiteShell
      path={identifyPath + answersQuery(answers)}
      banner={hasDeadly(page) ? <KeyBanner {...page.deadly} /> : null}
      showMarket={false}
    >
      <Breadcrumbs crumbs={crumbsTo(locale, identifyPath, { label: t('title') })} />
      <div className="key-open">
        <Heading answers={answers} page={page} />
        <NextQuestion answers={answers} page={page} />
      </div>
      {page.hasAnswers ? <Candidates ranked={page.ranked} cards={page.cards} /> : null}
      <SporePairs pairs={page.pairs} />
      <OpenQuestions answers={answers} page={page} />
      <Certainty answers={answers} />
    </SiteShell>
  )
}

/**
 * The identification key. It says what fits, never what it is, and keeps the deadly in sight. Each combination of
 * answers is an address; the server caches the frequent ones.
 */
export const identifyPage: Page<Data> = { load, head, View, maxAge: 3600 }
