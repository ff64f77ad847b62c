import { TaxonName } from '@/domains/cards/taxon-name'
import type { FoundSpecies } from '@/domains/search/entries/species'
import type { NamesOfSpecies } from '@/domains/search/read/species-details'
import type { StatementRow } from '@/domains/search/read/statement'
import { snippet } from '@/domains/search/snippet'
import { EdibilityLabel } from '@/domains/species/components/edibility-label'
import { Plate } from '@/domains/species/components/plate'
import { useLanguageLabel } from '@/domains/species/components/use-language-label'
import { isToxic } from '@/domains/species/edibility'
import type { SpeciesCard } from '@/domains/species/listing'
import type { UnlistedSpecies } from '@/domains/species/unlisted'
import { plainText } from '@/foundation/i18n/localized-text'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { capitalize } from '@/ui/capitalize'
import { InlineText } from '@/ui/inline-text'
import { useLocale, useTranslations } from '@/ui/texts'
import { Highlighted } from './highlighted'

/** A species that was probably meant, with what its page says first. */
export interface BestSpecies {
  row: StatementRow
  names: NamesOfSpecies
  lookAlikes: (SpeciesCard | UnlistedSpecies)[]
}

interface RowProps {
  species: SpeciesCard
  words: readonly string[]
  /** The name that matched, if it is another than the one shown. */
  name?: StatementRow['name']
  note?: string | null
  level?: 'h3' | 'h4'
}

const isOther = ({ type }: NonNullable<StatementRow['name']>) => type !== 'genus' && type !== 'family'

/** The scientific name below the common one, and the name that matched if it is another. */
function FurtherNames({ species, words, name }: Pick<RowProps, 'species' | 'words' | 'name'>) {
  const { scientificName, commonName } = species
  const shown = [scientificName, plainText(commonName)]
  const matched = name && isOther(name) && !shown.includes(name.text) ? name : null
  if (!commonName && !matched) return null
  return (
    <p className="caption">
      {commonName ? (
        <i className="binomial" lang="la">
          <Highlighted text={scientificName} words={words} />
        </i>
      ) : null}
      {commonName && matched ? ' · ' : null}
      {matched ? (
        <span lang={matched.language ?? 'la'}>
          <Highlighted text={matched.text} words={words} />
        </span>
      ) : null}
    </p>
  )
}

/** A species in a line: illustration, names and edibility. */
export function SpeciesRow({ species, words, name, note, level: Heading = 'h3' }: RowProps) {
  const locale = useLocale()
  const { slug, scientificName, commonName } = species
  return (
    <li className="found-line">
      <div className="plate">
        <Plate species={species} alt="" listed />
      </div>
      <div>
        <Heading>
          <a href={localePath(locale, documentPath('mushrooms', slug))}>
            {commonName ? (
              <Highlighted text={commonName} words={words} />
            ) : (
              <i className="binomial" lang="la">
                <Highlighted text={scientificName} words={words} />
              </i>
            )}
          </a>
        </Heading>
        <FurtherNames species={species} words={words} name={name} />
        {note ? (
          <p className="caption">
            <Highlighted text={note} words={words} />
          </p>
        ) : null}
      </div>
      <EdibilityLabel edibility={species.edibility} />
    </li>
  )
}

/** A species without a page in a line: its name and edibility. */
function UnlistedRow({ species: { scientificName, edibility } }: { species: UnlistedSpecies }) {
  const t = useTranslations('species.lookAlikes')
  return (
    <li className="found-line">
      <div className="plate is-missing" />
      <div>
        <h4>
          <i className="binomial" lang="la">
            <TaxonName name={scientificName} />
          </i>
        </h4>
        <p className="caption">{t('noPage')}</p>
      </div>
      <EdibilityLabel edibility={edibility} />
    </li>
  )
}

function Names({ names, words }: { names: NamesOfSpecies; words: readonly string[] }) {
  const t = useTranslations('search')
  const labelOf = useLanguageLabel()
  return (
    <table className="found-names">
      <caption className="hidden-visually">{t('names')}</caption>
      <tbody>
        {names.common.map(({ language, names: inLanguage }) => (
          <tr key={language}>
            <th scope="row">{labelOf(language)}</th>
            <td lang={language}>
              <Highlighted text={inLanguage.join(', ')} words={words} />
            </td>
          </tr>
        ))}
        {names.synonyms.length > 0 ? (
          <tr>
            <th scope="row">{t('synonyms')}</th>
            <td lang="la">
              <i>
                <Highlighted text={names.synonyms.join(', ')} words={words} />
              </i>
            </td>
          </tr>
        ) : null}
      </tbody>
    </table>
  )
}

/** The species that was meant: illustration, edibility, names in all languages, and what it is confused with. */
export function BestSpeciesResult({ best, words }: { best: BestSpecies; words: readonly string[] }) {
  const t = useTranslations('search')
  const locale = useLocale()
  const species = best.row.listing as SpeciesCard
  const { headline } = best.row.card as FoundSpecies
  const { slug, scientificName, commonName, edibility } = species
  return (
    <div className="found-best">
      <div className="plate">
        <Plate species={species} alt="" urgent />
      </div>
      <div className="stack-tight">
        <div className="found-titles">
          <h3>
            <a href={localePath(locale, documentPath('mushrooms', slug))}>
              {commonName ? (
                <InlineText text={typeof commonName === 'string' ? capitalize(commonName) : commonName} />
              ) : (
                <i className="binomial" lang="la">
                  <TaxonName name={scientificName} />
                </i>
              )}
            </a>
          </h3>
          {commonName ? (
            <i className="binomial" lang="la">
              <TaxonName name={scientificName} />
            </i>
          ) : null}
          <EdibilityLabel edibility={edibility} tag />
        </div>
        <p>
          <strong>
            <InlineText text={headline} />
          </strong>{' '}
          {isToxic(edibility) ? null : t('expert')}
        </p>
        <Names names={best.names} words={words} />
      </div>
      {best.lookAlikes.length > 0 ? (
        <div className="found-alike">
          <h4>{t('lookAlikes')}</h4>
          <ul>
            {best.lookAlikes.map((alike) =>
              alike.kind === 'species' ? (
                <SpeciesRow key={alike.id} species={alike} words={[]} level="h4" />
              ) : (
                <UnlistedRow key={alike.scientificName} species={alike} />
              ),
            )}
          </ul>
        </div>
      ) : null}
    </div>
  )
}

/** Other species, one a line. */
export function SpeciesRows({ rows, words }: { rows: readonly StatementRow[]; words: readonly string[] }) {
  return (
    <ul className="found-lines">
      {rows.map((row) => (
        <SpeciesRow
          key={row.document}
          species={row.listing as SpeciesCard}
          words={words}
          name={row.name}
          note={row.name ? null : snippet(row.body, words)}
        />
      ))}
    </ul>
  )
}
