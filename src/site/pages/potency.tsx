import { TaxonName } from '@/domains/cards/taxon-name'
import { ConfirmationForm } from '@/domains/potency/components/confirmation-form'
import { Emergency } from '@/domains/potency/components/emergency'
import { PotencyTable } from '@/domains/potency/components/potency-table'
import { Risks } from '@/domains/potency/components/risks'
import { Studies } from '@/domains/potency/components/studies'
import { WeightForm } from '@/domains/potency/components/weight-form'
import {
  isConfirmed,
  type PotencyRequest,
  parsePotencyRequest,
  potencyIn,
  potencyQuery,
  publishedStates,
  type State,
  spreadOf,
} from '@/domains/potency/request'
import { EdibilityBanner } from '@/domains/species/components/edibility-banner'
import { LookAlikes } from '@/domains/species/components/look-alikes'
import { potencyPath } from '@/domains/species/potency'
import type { SpeciesView } from '@/domains/species/view'
import { translator } from '@/foundation/i18n/translator'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { withQuery } from '@/foundation/routing/with-query'
import { type Head, pageMetadata } from '@/foundation/seo/metadata'
import type { Page, SiteRequest } from '@/site/page'
import { loadPotency } from '@/site/potency/load-potency'
import { crumbsTo } from '@/site/site-shell/breadcrumb-trail'
import { Breadcrumbs } from '@/site/site-shell/breadcrumbs'
import { PoisonLines } from '@/site/site-shell/poison-lines'
import { SiteShell } from '@/site/site-shell/site-shell'
import { Notice } from '@/ui/notice'
import { Row } from '@/ui/row'
import { useFormatter, useLocale, useTranslations } from '@/ui/texts'
import '@/ui/styles/potency.css'

interface Data {
  species: SpeciesView
  /** The confirmation and the weight are in the address, so that the page is the same for everyone and needs no script. */
  request: PotencyRequest
}

async function load({ reader, params, query }: SiteRequest<{ name: string }>): Promise<Data> {
  return { species: await loadPotency(reader, params.name), request: parsePotencyRequest(query) }
}

function head({ species: { card } }: Data, { locale }: SiteRequest<{ name: string }>): Head {
  const t = translator(locale, 'potency')
  return pageMetadata({
    locale,
    path: potencyPath(card),
    title: t('title', { name: card.scientificName }),
    description: t('lead'),
    index: false,
  })
}

/** What a gram contains in all studies, in each state. */
function InOneGram({ species: { potency } }: { species: SpeciesView }) {
  const t = useTranslations('potency')
  const format = useFormatter()
  const spread = spreadOf(potency)
  return (
    <Row id="gram" title={t('gram.title')} note={t('gram.note')}>
      <div className="row-wide stack">
        {publishedStates(potency).map((state) => (
          <PotencyTable
            key={state}
            caption={t(`gram.${state}`)}
            potency={potencyIn(potency, state)}
            grams={1}
          />
        ))}
        {spread === null ? null : (
          <p>{t('gram.spread', { times: format.number(spread, { maximumSignificantDigits: 2 }) })}</p>
        )}
      </div>
    </Row>
  )
}

/** What a weight contains. */
function InWeight({
  species,
  action,
  request,
}: {
  species: SpeciesView
  action: string
  request: PotencyRequest
}) {
  const t = useTranslations('potency')
  const format = useFormatter()
  const { potency } = species
  const { grams } = request
  const published = publishedStates(potency)
  const state: State | undefined = published.includes(request.state) ? request.state : published[0]
  return (
    <Row id="weight" title={t('weight.title')} note={t('weight.note')}>
      <div className="row-wide potency-calculation">
        <WeightForm action={action} request={request} potency={potency} />
        <div className="stack">
          {grams !== null && state ? (
            <PotencyTable
              caption={t(`weight.${state}Caption`, {
                grams: format.number(grams, { maximumFractionDigits: 4 }),
              })}
              potency={potencyIn(potency, state)}
              grams={grams}
            />
          ) : null}
          <Notice kind="warning" title={t('noDose.title')}>
            <p>{t('noDose.text')}</p>
          </Notice>
        </div>
      </div>
    </Row>
  )
}

function View({ species, request }: Data) {
  const t = useTranslations('potency')
  const locale = useLocale()
  const { card, slug } = species
  const path = potencyPath(card)
  const action = localePath(locale, path)
  const label = t('title', { name: card.scientificName })
  return (
    <SiteShell
      path={withQuery(path, potencyQuery(request))}
      showMarket={false}
      banner={<EdibilityBanner species={species} />}
    >
      <Breadcrumbs crumbs={crumbsTo(locale, path, { label: t('species') }, { label })} />
      <div className="potency">
        <header className="stack-tight">
          <p className="eyebrow">
            {t('eyebrow')}
            {card.variation ? ` · ${card.variation}` : null}
          </p>
          <h1>
            {t.rich('heading', {
              name: () => (
                <span className="binomial">
                  <TaxonName name={card.scientificName} />
                </span>
              ),
            })}
          </h1>
          <p className="lead">{t('lead')}</p>
        </header>
        {isConfirmed(request) ? (
          <>
            <InOneGram species={species} />
            <Studies studies={species.potencyStudies} />
            <InWeight species={species} action={action} request={request} />
            <Risks />
            <LookAlikes species={species} />
          </>
        ) : (
          <ConfirmationForm
            action={action}
            speciesUrl={localePath(locale, documentPath('mushrooms', slug))}
            confirmed={request.confirmed}
          />
        )}
        <Emergency lines={<PoisonLines />} />
      </div>
    </SiteShell>
  )
}

/**
 * The published potency of a species, to lessen harm: never a dose. Figures follow the confirmation of age and law;
 * the emergency lines are always shown.
 */
export const potencyPage: Page<Data, { name: string }> = { load, head, View, maxAge: 3600 }
