import { TaxonName } from '@/domains/cards/taxon-name'
import { type SavedList, savedListPath } from '@/domains/saved/lists'
import type { SavedItemView } from '@/domains/saved/queries'
import { EdibilityLabel } from '@/domains/species/components/edibility-label'
import { Plate } from '@/domains/species/components/plate'
import type { SpeciesCard } from '@/domains/species/listing'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { withQuery } from '@/foundation/routing/with-query'
import { Button } from '@/ui/button'
import { InlineText } from '@/ui/inline-text'
import { useFormatter, useLocale, useTranslations } from '@/ui/texts'

interface SavedItemProps {
  list: SavedList
  item: SavedItemView
}

/** The illustration of the species beside the member's own picture. */
function Pictures({ item: { species, picture } }: Pick<SavedItemProps, 'item'>) {
  const t = useTranslations('accounts.lists')
  return (
    <div className="saved-pictures">
      {species?.traits ? (
        <div className={species.image ? 'plate photograph' : 'plate'}>
          <Plate species={species} alt="" listed />
        </div>
      ) : null}
      {picture ? (
        <a className="plate photograph" href={picture.url}>
          <img src={picture.card} alt={t('ownPicture')} loading="lazy" />
        </a>
      ) : null}
    </div>
  )
}

function SpeciesName({ species }: { species: SpeciesCard }) {
  const locale = useLocale()
  return (
    <>
      <h2 className="binomial">
        <a href={localePath(locale, documentPath('mushrooms', species.slug))}>
          <TaxonName name={species.scientificName} />
        </a>
      </h2>
      <p className="card-line">
        <span className="secondary">
          <InlineText text={species.commonName} />
        </span>
        <EdibilityLabel edibility={species.edibility} />
      </p>
    </>
  )
}

/** Changes the item, or deletes it, which the list can undo. */
function Actions({ list, item, name }: SavedItemProps & { name: string }) {
  const t = useTranslations('accounts.lists')
  const locale = useLocale()
  return (
    <div className="contribution-actions">
      <a
        className="button quiet"
        href={localePath(locale, withQuery(savedListPath(list), { edit: item.id }))}
      >
        {t('edit')}
        <span className="hidden-visually"> {name}</span>
      </a>
      <form method="post" action="/api/saveditems/delete">
        <input type="hidden" name="id" value={item.id} />
        <input type="hidden" name="locale" value={locale} />
        <Button type="submit" kind="quiet">
          {t('delete')}
          <span className="hidden-visually"> {name}</span>
        </Button>
      </form>
    </div>
  )
}

/** An item of a personal list. */
export function SavedItem({ list, item }: SavedItemProps) {
  const t = useTranslations('accounts.lists')
  const format = useFormatter()
  const { species, foundOn, place, note } = item
  const date = foundOn && format.dateTime(new Date(foundOn), { dateStyle: 'long', timeZone: 'UTC' })
  const facts = [date, place].filter(Boolean)
  return (
    <li className="saved-item">
      <Pictures item={item} />
      {species ? <SpeciesName species={species} /> : <h2>{t('notIdentified')}</h2>}
      {facts.length > 0 ? <p className="caption">{facts.join(' · ')}</p> : null}
      {note ? <p className="my-entry-text">{note}</p> : null}
      <Actions list={list} item={item} name={species?.scientificName ?? note ?? t('notIdentified')} />
    </li>
  )
}
