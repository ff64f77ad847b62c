import { TaxonName } from '@/domains/cards/taxon-name'
import type { SporePair } from '@/domains/identify/spore-pairs'
import { Plate } from '@/domains/species/components/plate'
import type { SpeciesCard } from '@/domains/species/listing'
import { localePath } from '@/foundation/routing/locale-path'
import { compareUrl } from '@/foundation/routing/paths'
import { InlineText } from '@/ui/inline-text'
import { Row } from '@/ui/row'
import { useLocale, useTranslations } from '@/ui/texts'

function Side({ species, text }: { species: SpeciesCard; text: SporePair['texts'][number] }) {
  return (
    <div>
      <dt className="binomial">
        <TaxonName name={species.scientificName} />
      </dt>
      <dd>
        <div className="plate spore-print">
          <Plate species={species} view="spore-print" alt="" />
        </div>
        <p>
          <InlineText text={text} />
        </p>
      </dd>
    </div>
  )
}

/** Candidates that look alike in the hand: only their spores part them. */
export function SporePairs({ pairs }: { pairs: readonly SporePair[] }) {
  const t = useTranslations('identify')
  const locale = useLocale()
  if (pairs.length === 0) return null
  return (
    <Row id="pairs" title={t('pairs')} note={t('pairsNote')}>
      <ul className="row-wide pairs-of-plates">
        {pairs.map(({ species: [one, other], texts }) => (
          <li key={`${one.slug}-${other.slug}`} className="pair">
            <h3 className="binomial">
              <a href={localePath(locale, compareUrl([one.slug, other.slug]))} rel="nofollow">
                {t('and', { one: one.scientificName, other: other.scientificName })}
              </a>
            </h3>
            <dl className="compared-traits">
              <Side species={one} text={texts[0]} />
              <Side species={other} text={texts[1]} />
            </dl>
          </li>
        ))}
      </ul>
    </Row>
  )
}
