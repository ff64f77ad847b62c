import { TaxonName } from '@/domains/cards/taxon-name'
import type { Comparison } from '@/domains/identify/compare'
import { EdibilityLabel } from '@/domains/species/components/edibility-label'
import { Pins } from '@/domains/species/components/pins'
import { Plate } from '@/domains/species/components/plate'
import { localePath } from '@/foundation/routing/locale-path'
import { compareUrl, documentPath } from '@/foundation/routing/paths'
import { InlineText } from '@/ui/inline-text'
import { useLocale, useTranslations } from '@/ui/texts'

/** The plates beside each other, with the letters of the table. What separates the species is circled. */
export function Specimens({ species, rows }: Comparison) {
  const t = useTranslations('identify.comparison')
  const locale = useLocale()
  const slugs = species.map(({ slug }) => slug)
  return (
    <ul className="specimens" style={{ '--columns': species.length } as React.CSSProperties}>
      {species.map(({ card, edibility, characteristics, slug, decisive }) => (
        <li key={slug} className={edibility === 'deadly' ? 'specimen is-killer' : 'specimen'}>
          <div className={card.image ? 'plate photograph' : 'plate'}>
            <Plate species={card} urgent />
            {card.image ? null : (
              <Pins
                species={{ card, slug, characteristics, decisive }}
                entries={rows
                  .filter(({ part }) => characteristics[part])
                  .map(({ part, letter, difference }) => ({
                    part,
                    letter,
                    decisive: difference === 'decides',
                  }))}
              />
            )}
          </div>
          <h2 className="binomial">
            <a href={localePath(locale, documentPath('mushrooms', slug))}>
              <TaxonName name={card.scientificName} />
            </a>
          </h2>
          {card.commonName ? (
            <p className="secondary">
              <InlineText text={card.commonName} />
            </p>
          ) : null}
          <EdibilityLabel edibility={edibility} tag />
          {species.length > 1 ? (
            <a
              className="remove"
              rel="nofollow"
              href={localePath(locale, compareUrl(slugs.filter((other) => other !== slug)))}
            >
              {t('remove')}
              <span className="hidden-visually"> {card.scientificName}</span>
            </a>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
