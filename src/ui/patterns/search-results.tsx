import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface SearchResultsProps {
  /** In display order; groups without results are left out. */
  groups: readonly {
    id: string
    title: string
    count: number
    all: string
    results: readonly { href: string; title: ReactNode; note: ReactNode; picture: ReactNode }[]
  }[]
}

/** A few results of each kind with links to all of them. */
export function SearchResults({ groups }: SearchResultsProps) {
  const t = useTranslations('ui.search')
  return (
    <div className="search-groups">
      {groups.map(({ id, title, count, all, results }) => (
        <section key={id} aria-labelledby={`results-${id}`}>
          <div className="card-line">
            <h2 id={`results-${id}`}>{title}</h2>
            <a href={all}>{t('all', { count })}</a>
          </div>
          <ul>
            {results.map(({ href, title: name, note, picture }) => (
              <li className="search-result" key={href}>
                <div className="plate">{picture}</div>
                <div>
                  <h3>
                    <a href={href}>{name}</a>
                  </h3>
                  <p className="caption">{note}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
