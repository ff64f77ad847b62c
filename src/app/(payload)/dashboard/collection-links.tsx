import { getTranslation, type I18n } from '@payloadcms/translations'

/** A group of the panel's navigation, as Payload passes it to the dashboard. */
export interface NavGroup {
  label: string
  entities: readonly { slug: string; type: string; label: string | Record<string, string> }[]
}

interface CollectionLinksProps {
  groups: readonly NavGroup[]
  i18n: I18n
  title: string
}

/** Links to everything that the user can edit. */
export function CollectionLinks({ groups, i18n, title }: CollectionLinksProps) {
  if (groups.length === 0) return null
  return (
    <section aria-labelledby="collections">
      <h2 id="collections">{title}</h2>
      <div className="dash__groups">
        {groups.map(({ label: heading, entities }) => (
          <div key={heading}>
            <h3>{heading}</h3>
            <ul className="dash__links">
              {entities.map(({ slug, type, label }) => (
                <li key={slug}>
                  <a href={`/admin/${type === 'global' ? 'globals' : 'collections'}/${slug}`}>
                    {getTranslation(label, i18n)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
