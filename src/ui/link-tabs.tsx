interface LinkTabsProps {
  label: string
  tabs: readonly { title: string; href: string; count: number; current?: boolean }[]
  /** Whether there may be more entries than were counted. */
  isMinimum?: boolean
}

/** Links to the parts of one subject, with the number of entries in each. */
export function LinkTabs({ label, tabs, isMinimum = false }: LinkTabsProps) {
  return (
    <nav className="link-tabs" aria-label={label}>
      <ul>
        {tabs.map(({ title, href, count, current }) => (
          <li key={href}>
            <a href={href} aria-current={current ? 'page' : undefined}>
              {title}{' '}
              <span className="numeric">
                {count}
                {isMinimum && count > 0 ? '+' : ''}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
