import { IconValues, Values, valuesOf } from '@/domains/archives/components/values'
import type { TaxonomyGroup } from '@/domains/archives/taxonomy'
import { localePath } from '@/foundation/routing/locale-path'
import { InlineText } from '@/ui/inline-text'
import { useLocale, useTranslations } from '@/ui/texts'

function GroupValues({ group, className }: { group: TaxonomyGroup; className?: string }) {
  const locale = useLocale()
  const { slug, title, url, children } = group
  const List = slug === 'effect' ? IconValues : Values
  return (
    <section className={className} aria-labelledby={`group-${slug}`}>
      <h3 id={`group-${slug}`}>
        <a href={localePath(locale, url)}>
          <InlineText text={title} />
        </a>
      </h3>
      <List values={valuesOf(children)} />
    </section>
  )
}

/** Every group of the taxonomy with its values; effects first and wide, as they are shown by their drawings. */
export function TaxonomyOverview({ groups }: { groups: readonly TaxonomyGroup[] }) {
  const t = useTranslations('archive')
  const isEffect = ({ slug }: TaxonomyGroup) => slug === 'effect'
  return (
    <section className="traits" id="traits" aria-labelledby="traits-heading">
      <h2 id="traits-heading">{t('traits')}</h2>
      <p className="caption">{t('traitsLead')}</p>
      {groups.filter(isEffect).map((group) => (
        <GroupValues key={group.id} group={group} className="group-wide" />
      ))}
      <div className="groups">
        {groups
          .filter((group) => !isEffect(group))
          .map((group) => (
            <GroupValues key={group.id} group={group} />
          ))}
      </div>
    </section>
  )
}
