import { TaxonName } from '@/domains/cards/taxon-name'
import type { Question } from '@/domains/identify/answers'
import type { Fit, Candidates as Ranked } from '@/domains/identify/fit'
import type { KeyData } from '@/domains/identify/queries'
import { EdibilityLabel } from '@/domains/species/components/edibility-label'
import { Plate } from '@/domains/species/components/plate'
import { dangerRank } from '@/domains/species/edibility'
import type { SpeciesCard } from '@/domains/species/listing'
import type { UnlistedSpecies } from '@/domains/species/unlisted'
import { localePath } from '@/foundation/routing/locale-path'
import { compareUrl, documentPath, maxCompared } from '@/foundation/routing/paths'
import { abbreviateGenus } from '@/foundation/text/abbreviate-genus'
import { Disclosure } from '@/ui/disclosure'
import { cachedHtml } from '@/ui/html/cached-html'
import { InlineText } from '@/ui/inline-text'
import { useLocale, useTranslations } from '@/ui/texts'

/** More candidates than these are folded away. */
const shownAtOnce = 6

interface CandidateProps {
  fit: Fit
  card: SpeciesCard
  /** The species to compare it with first. */
  rival: SpeciesCard | undefined
}

/** What is against a candidate, what people misread, and what is not recorded. */
function Reservations({ fit }: { fit: Fit }) {
  const t = useTranslations('identify')
  const named = (questions: readonly Question[]) =>
    questions.map((one) => t(`name.${one}`).toLowerCase()).join(', ')
  return (
    <>
      {fit.against.length > 0 ? <p>{t('against', { traits: named(fit.against) })}</p> : null}
      {fit.misread.length > 0 ? <p>{t('misread', { traits: named(fit.misread) })}</p> : null}
      {fit.unrecorded.length > 0 ? <p>{t('unrecorded', { traits: named(fit.unrecorded) })}</p> : null}
    </>
  )
}

/** The plate of a card as HTML. */
const plateOf = ({ slug, scientificName, traits, image, isDraft }: SpeciesCard) => {
  const species = { slug, scientificName, traits, image, isDraft }
  return cachedHtml(`listed plate ${JSON.stringify(species)}`, () => (
    <Plate species={species} listed alt="" />
  ))
}

/** Dangerous species that it is taken for and that the key does not know. */
function Unlisted({ species }: { species: readonly UnlistedSpecies[] }) {
  const t = useTranslations('identify')
  if (species.length === 0) return null
  return (
    <div className="caption">
      {t('unlisted')}
      <ul>
        {species.map(({ scientificName, edibility }) => (
          <li key={scientificName}>
            <i className="binomial">
              <TaxonName name={scientificName} />
            </i>{' '}
            <EdibilityLabel edibility={edibility} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Candidate({ fit, card, rival }: CandidateProps) {
  const t = useTranslations('identify')
  const locale = useLocale()
  const path = localePath(locale, documentPath('mushrooms', card.slug))
  const { agreeing, against, unrecorded } = fit
  const isDangerous = dangerRank(card.edibility) <= dangerRank('caution')
  return (
    <li className={card.edibility === 'deadly' ? 'card candidate is-killer' : 'card candidate'}>
      <div
        className={card.image ? 'plate photograph' : 'plate'}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React.
        dangerouslySetInnerHTML={{ __html: plateOf(card) }}
      />
      <div className="body">
        <h4 className="binomial">
          <a href={path}>
            <TaxonName name={card.scientificName} />
          </a>
        </h4>
        {card.commonName ? (
          <p className="secondary">
            <InlineText text={card.commonName} />
          </p>
        ) : null}
        {isDangerous ? <EdibilityLabel edibility={card.edibility} tag={card.edibility === 'deadly'} /> : null}
        <p className="caption numeric">
          {t('agreeing', {
            count: agreeing.length,
            total: agreeing.length + against.length + unrecorded.length,
          })}
        </p>
        <div className="caption">
          <Reservations fit={fit} />
        </div>
        <Unlisted species={card.unlistedDangers ?? []} />
        <p className="candidate-links">
          <a href={`${path}#look-alikes`}>
            {t('lookAlikes')}
            <span className="hidden-visually">: {card.scientificName}</span>
          </a>
          {rival ? (
            <a href={localePath(locale, compareUrl([card.slug, rival.slug]))} rel="nofollow">
              {t('compareWith', { species: abbreviateGenus(rival.scientificName) })}
              <span className="hidden-visually">: {card.scientificName}</span>
            </a>
          ) : null}
        </p>
      </div>
    </li>
  )
}

interface GroupProps {
  title: string
  note?: string
  fits: readonly Fit[]
  cards: KeyData['cards']
  /** Slugs in the order of the whole list. */
  order: readonly string[]
}

/** Candidates of one kind; the first of them at once, the others on request. */
function Group({ title, note, fits, cards, order }: GroupProps) {
  const t = useTranslations('identify')
  if (fits.length === 0) return null
  const list = (some: readonly Fit[]) => {
    const candidates = some.map((fit) => {
      const card = cards.get(fit.species.slug)
      const rival = cards.get(order.find((slug) => slug !== fit.species.slug) ?? '')
      return card ? <Candidate key={card.id} fit={fit} card={card} rival={rival} /> : null
    })
    return <ul className="candidates">{candidates}</ul>
  }
  const rest = fits.slice(shownAtOnce)
  return (
    <section className="candidate-group">
      <h3>
        {title} <span className="numeric">{fits.length}</span>
      </h3>
      {note ? <p className="caption">{note}</p> : null}
      {list(fits.slice(0, shownAtOnce))}
      {rest.length > 0 ? (
        <Disclosure title={t('more', { count: rest.length })}>{list(rest)}</Disclosure>
      ) : null}
    </section>
  )
}

/** Shown where no species fits. */
const nearestCount = 3

/** The species that fit or, where none does, the nearest ones, and those that cannot be ruled out. */
export function Candidates({ ranked, cards }: { ranked: Ranked; cards: KeyData['cards'] }) {
  const t = useTranslations('identify')
  const locale = useLocale()
  const { fitting, others } = ranked
  const nearest = fitting.length > 0 ? [] : [...ranked.possible, ...others].slice(0, nearestCount)
  const possible = ranked.possible.filter((fit) => !nearest.includes(fit))
  const order = [...fitting, ...nearest, ...possible].map(({ species }) => species.slug)
  const compared = order.slice(0, maxCompared)
  if (order.length === 0) return null
  return (
    <section className="fits" aria-labelledby="candidates">
      <div className="fits-head">
        <h2 id="candidates">{t('candidates')}</h2>
        <p className="caption">{t('candidatesNote')}</p>
      </div>
      <Group title={t('fitting')} fits={fitting} cards={cards} order={order} />
      <Group title={t('nearest')} fits={nearest} cards={cards} order={order} />
      {compared.length > 1 ? (
        <p>
          <a className="button line" href={localePath(locale, compareUrl(compared))} rel="nofollow">
            {t('compareFirst', { count: compared.length })}
          </a>
        </p>
      ) : null}
      <Group title={t('possible')} note={t('possibleNote')} fits={possible} cards={cards} order={order} />
    </section>
  )
}
