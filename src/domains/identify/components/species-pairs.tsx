import { TaxonName } from '@/domains/cards/taxon-name'
import type { SpeciesPair } from '@/domains/identify/spore-pairs'
import { EdibilityLabel } from '@/domains/species/components/edibility-label'
import { Plate } from '@/domains/species/components/plate'
import type { SpeciesCard } from '@/domains/species/listing'
import { localePath } from '@/foundation/routing/locale-path'
import { compareUrl } from '@/foundation/routing/paths'
import { InlineText } from '@/ui/inline-text'
import { Row } from '@/ui/row'
import { useLocale, useTranslations } from '@/ui/texts'

type View = 'spore-print' | 'habit'

interface SideProps {
  species: SpeciesCard
  text: SpeciesPair['texts'][number]
  view: View
}

function Side({ species, text, view }: SideProps) {
  return (
    <div>
      <dt className="binomial">
        <TaxonName name={species.scientificName} />
      </dt>
      <dd>
        <div className={view === 'habit' ? 'plate' : 'plate spore-print'}>
          <Plate species={species} view={view} alt="" />
        </div>
        {view === 'habit' && species.edibility === 'deadly' ? (
          <p>
            <EdibilityLabel edibility={species.edibility} tag />
          </p>
        ) : null}
        <p>
          <InlineText text={text} />
        </p>
      </dd>
    </div>
  )
}

/** Pairs of species with what parts them, each a link to their comparison. */
function Pairs({ pairs, view }: { pairs: readonly SpeciesPair[]; view: View }) {
  const t = useTranslations('identify')
  const locale = useLocale()
  return (
    <ul className="row-wide pairs-of-plates">
      {pairs.map(({ species: [one, other], texts }) => (
        <li key={`${one.slug}-${other.slug}`} className="pair">
          <h3 className="binomial">
            <a href={localePath(locale, compareUrl([one.slug, other.slug]))} rel="nofollow">
              {t('and', { one: one.scientificName, other: other.scientificName })}
            </a>
          </h3>
          <dl className="compared-traits">
            <Side species={one} text={texts[0]} view={view} />
            <Side species={other} text={texts[1]} view={view} />
          </dl>
        </li>
      ))}
    </ul>
  )
}

/** Candidates that look alike in the hand: only their spores part them. */
export function SporePairs({ pairs }: { pairs: readonly SpeciesPair[] }) {
  const t = useTranslations('identify')
  if (pairs.length === 0) return null
  return (
    <Row id="pairs" title={t('pairs')} note={t('pairsNote')}>
      <Pairs pairs={pairs} view="spore-print" />
    </Row>
  )
}

/** Where a comparison may begin: what is eaten beside the deadly species that it is taken for. */
export function DeadlyDoubles({ pairs }: { pairs: readonly SpeciesPair[] }) {
  const t = useTranslations('identify.comparison')
  if (pairs.length === 0) return null
  return (
    <Row id="doubles" title={t('doubles')} note={t('doublesNote')}>
      <Pairs pairs={pairs} view="habit" />
    </Row>
  )
}
