import {
  type Answers,
  answeredQuestions,
  answersQuery,
  keyUrl,
  parseAnswers,
  parseAsked,
  type Question as QuestionName,
  questionId,
  questions,
} from '@/domains/identify/answers'
import { Candidates } from '@/domains/identify/components/candidates'
import { Certainty } from '@/domains/identify/components/certainty'
import { DescribeForm, describeParameter, maxDescription } from '@/domains/identify/components/describe-form'
import { GivenAnswers } from '@/domains/identify/components/given-answers'
import { KeyBanner } from '@/domains/identify/components/key-banner'
import { NothingFits } from '@/domains/identify/components/nothing-fits'
import { OtherQuestions } from '@/domains/identify/components/other-questions'
import { Question } from '@/domains/identify/components/question'
import { RegionWarning } from '@/domains/identify/components/region-warning'
import { SporePairs } from '@/domains/identify/components/species-pairs'
import { describedAnswers } from '@/domains/identify/description/describe'
import { translator } from '@/foundation/i18n/translator'
import { localePath } from '@/foundation/routing/locale-path'
import { identifyPath } from '@/foundation/routing/paths'
import { singleParam } from '@/foundation/routing/search-params'
import { redirect } from '@/foundation/routing/signals'
import { type Head, pageMetadata } from '@/foundation/seo/metadata'
import { type KeyPage, loadKey } from '@/site/identify/load-key'
import type { Page, SiteRequest } from '@/site/page'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { SiteShell } from '@/site/site-shell/site-shell'
import { Notice } from '@/ui/notice'
import { Row } from '@/ui/row'
import { useLocale, useTranslations } from '@/ui/texts'
import '@/ui/styles/identify.css'

interface Data {
  answers: Answers
  /** A description that names no trait. */
  notUnderstood: string | null
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

async function load({ query, locale, reader }: SiteRequest): Promise<Data> {
  const answers = parseAnswers(query)
  const description = singleParam(query, describeParameter)?.slice(0, maxDescription)
  const described = description ? describedAnswers(description, locale) : {}
  if (answersQuery(described)) redirect(localePath(locale, keyUrl({ ...answers, ...described })))
  return {
    answers,
    notUnderstood: description || null,
    page: await loadKey(reader, answers, parseAsked(query)),
  }
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

/** The question that is asked and the links to all others or, where nothing fits, which answers to take back. */
function NextQuestion({ answers, notUnderstood, page }: Data) {
  const t = useTranslations('identify')
  const locale = useLocale()
  const { next, hasAnswers, isAsked } = page
  if (!next) return <NothingFits retractions={page.retractions} />
  const isAnswered = answers[next] !== undefined
  return (
    <div className="next-question" id={questionId} tabIndex={-1}>
      <Question
        question={next}
        answers={answers}
        leaves={page.leaves(next)}
        level={2}
        eyebrow={isAsked ? null : t(hasAnswers ? 'next' : 'start')}
      />
      {isAnswered ? (
        <p>
          <a className="button" href={localePath(locale, keyUrl(answers))} rel="nofollow">
            {t('goOn')}
          </a>
        </p>
      ) : null}
      <p className="caption">
        {hasAnswers && !isAsked ? t(hasDeadly(page) ? 'nextSafety' : 'nextSpecies') : null} {t('counts')}
      </p>
      <OtherQuestions questions={page.open} answers={answers} />
      {hasAnswers ? null : <DescribeForm notUnderstood={notUnderstood} />}
    </div>
  )
}

/** All other questions, by part of the mushroom, as long as there are no candidates to look at. */
function AllQuestions({ answers, page }: Data) {
  const t = useTranslations('identify')
  return (Object.keys(groups) as Group[]).map((group) => {
    const open = groups[group].filter((question: QuestionName) => page.open.includes(question))
    if (open.length === 0) return null
    return (
      <Row key={group} id={`about-${group}`} title={t(`groups.${group}`)} note={t(`groupNotes.${group}`)}>
        <div className={open.length > 1 ? 'row-wide questions' : 'row-wide'}>
          {open.map((question) => (
            <Question key={question} question={question} answers={answers} leaves={page.leaves(question)} />
          ))}
        </div>
      </Row>
    )
  })
}

function View(data: Data) {
  const { answers, page } = data
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
        <Heading {...data} />
        <NextQuestion {...data} />
      </div>
      {page.hasAnswers ? <Candidates ranked={page.ranked} cards={page.cards} /> : null}
      <SporePairs pairs={page.pairs} />
      {page.hasAnswers ? null : <AllQuestions {...data} />}
      <Certainty answers={answers} />
    </SiteShell>
  )
}

/**
 * The identification key. It says what fits, never what it is, and keeps the deadly in sight. Each combination of
 * answers is an address; the server caches the frequent ones.
 */
export const identifyPage: Page<Data> = { load, head, View, maxAge: 3600 }
