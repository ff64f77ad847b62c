import { useTranslations } from 'next-intl'
import { wordsOf } from '@/domains/search/read/query-text'
import type { TownOption } from '@/domains/search/suggest-towns'
import { Highlighted } from './highlighted'

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
      // biome-ignore lint/a11y/useSemanticElements: options must be in a group of a listbox.
      <div
        className="suggest-group"
        role="group"
        aria-labelledby="suggest-towns"
        data-announced={t('townsWithStores')}
      >
        <span className="suggest-head" id="suggest-towns">
          {t('townsWithStores')}
        </span>
        <Options query={query} towns={towns} />
      </div>
    )
  return (
    <div role="presentation" data-announced={t('count', { count: towns.length })}>
      <Options query={query} towns={towns} />
    </div>
  )
}
