import { wordsOf } from '@/domains/search/read/query-text'
import type { TownOption } from '@/domains/search/suggest-towns'
import { useTranslations } from '@/ui/texts'
import { Highlighted } from './highlighted'
import { SuggestionGroup } from './suggestion-group'

interface TownListProps {
  query: string
  towns: readonly TownOption[]
}

function Options({ query, towns }: TownListProps) {
  return towns.map(({ value, name, area }) => (
    <div
      key={value}
      className="suggestion is-town"
      role="option"
      aria-selected="false"
      data-value={value}
      tabIndex={-1}
    >
      <span>
        <span className="name">
          <Highlighted text={name} words={wordsOf(query)} />
        </span>
        <span className="caption">{area}</span>
      </span>
    </div>
  ))
}

/** The options of the field for a place: what is being typed, or before anything is typed the towns with stores. */
export function TownList({ query, towns }: TownListProps) {
  const t = useTranslations('search')
  if (query === '')
    return (
      <SuggestionGroup id="suggest-towns" heading={t('townsWithStores')} isAnnounced>
        <Options query={query} towns={towns} />
      </SuggestionGroup>
    )
  return (
    <div role="presentation" data-announced={t('count', { count: towns.length })}>
      <Options query={query} towns={towns} />
    </div>
  )
}
