import { TaxonName } from '@/domains/cards/taxon-name'
import type { SpeciesCard } from '@/domains/species/listing'
import { potencyPath } from '@/domains/species/potency'
import { localePath } from '@/foundation/routing/locale-path'
import { useFormatter, useLocale, useTranslations } from '@/ui/texts'

/** Links to the published potency of the listed species; null where none is published. */
export function PotencyLinks({ cards }: { cards: readonly SpeciesCard[] }) {
  const t = useTranslations('potency')
  const format = useFormatter()
  const locale = useLocale()
  const published = cards.filter(({ hasPotency }) => hasPotency)
  if (published.length === 0) return null
  return (
    <p>
      {t('links')}{' '}
      {format.list(
        published.map((card) => (
          <a key={card.id} className="binomial" href={localePath(locale, potencyPath(card))} rel="nofollow">
            {card.variation ?? <TaxonName name={card.scientificName} />}
          </a>
        )),
      )}
    </p>
  )
}
