import type { Changes } from '@/domains/open-data/changes'
import type { RecordedVersion } from '@/domains/open-data/queries'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { Row } from '@/ui/row'
import { ShortDate } from '@/ui/short-date'
import { useLocale, useTranslations } from '@/ui/texts'

/** Species that are named before the others are counted. */
const maxNamed = 12

/** `amanita-phalloides` as a name. */
const nameOf = (slug: string) => (slug.charAt(0).toUpperCase() + slug.slice(1)).replaceAll('-', ' ')

interface SpeciesProps {
  label: string
  slugs: readonly string[]
  /** Those that were removed have no page. */
  isLinked?: boolean
}

function Species({ label, slugs, isLinked = true }: SpeciesProps) {
  const t = useTranslations('openData')
  const locale = useLocale()
  if (slugs.length === 0) return null
  return (
    <p>
      {label}{' '}
      {slugs.slice(0, maxNamed).map((slug, index) => (
        <i key={slug}>
          {index > 0 ? ', ' : null}
          {isLinked ? (
            <a href={localePath(locale, documentPath('mushrooms', slug))}>{nameOf(slug)}</a>
          ) : (
            nameOf(slug)
          )}
        </i>
      ))}
      {slugs.length > maxNamed ? t('more', { count: slugs.length - maxNamed }) : null}
    </p>
  )
}

function ChangedSpecies({ added, changed, removed }: Changes) {
  const t = useTranslations('openData')
  return (
    <>
      <Species label={t('added')} slugs={added} />
      <Species label={t('changed')} slugs={changed} />
      <Species label={t('removed')} slugs={removed} isLinked={false} />
    </>
  )
}

interface ChangelogProps {
  versions: readonly RecordedVersion[]
  /** Since the newest recorded version. */
  unrecorded: Changes
}

/** What has changed from version to version, the newest first. */
export function Changelog({ versions, unrecorded }: ChangelogProps) {
  const t = useTranslations('openData')
  const hasUnrecorded = Object.values(unrecorded).some(({ length }) => length > 0)
  return (
    <Row id="changes" title={t('changes')} note={t('changesNote')}>
      <div className="row-wide stack">
        {versions.length === 0 ? <p>{t('noChanges')}</p> : null}
        {hasUnrecorded ? (
          <section className="stack-tight">
            <h3>{t('unrecorded')}</h3>
            <ChangedSpecies {...unrecorded} />
          </section>
        ) : null}
        {versions.map(({ id, version, date, species, references, ...changes }) => (
          <section className="stack-tight" key={id}>
            <h3>
              <ShortDate date={date} /> <code>{version}</code>
            </h3>
            <p className="caption">{t('counts', { species, references })}</p>
            <ChangedSpecies {...changes} />
          </section>
        ))}
      </div>
    </Row>
  )
}
