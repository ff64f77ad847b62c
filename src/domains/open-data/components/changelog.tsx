import type { Changes } from '@/domains/open-data/changes'
import type { RecordedVersion } from '@/domains/open-data/queries'
import { keptVersions } from '@/domains/open-data/stored-files'
import type { Withdrawal } from '@/domains/open-data/withdrawal'
import { localePath } from '@/foundation/routing/locale-path'
import { documentPath } from '@/foundation/routing/paths'
import { Disclosure } from '@/ui/disclosure'
import { InlineText } from '@/ui/inline-text'
import { Row } from '@/ui/row'
import { ShortDate } from '@/ui/short-date'
import { useLocale, useTranslations } from '@/ui/texts'
import { Citation } from './citation'
import { FileTable } from './file-table'

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

function VersionFiles({ recorded }: { recorded: RecordedVersion }) {
  const t = useTranslations('openData')
  const { version, files } = recorded
  return (
    <Disclosure title={t('filesOfVersion')}>
      <Citation cited={recorded} />
      <FileTable
        caption={t('filesOfVersion')}
        aboutHeading="SHA-256"
        version={version}
        files={files.map(({ name, size, hash }) => ({
          name,
          size,
          about: <code className="hash">{hash}</code>,
        }))}
      />
    </Disclosure>
  )
}

/** When and why staff have withdrawn a version. */
function Withdrawn({ on, reason }: Withdrawal) {
  const t = useTranslations('openData')
  return (
    <p>
      <strong>
        {t('withdrawn')} <ShortDate date={on} />.
      </strong>{' '}
      <InlineText text={reason} />
    </p>
  )
}

function Version({ recorded }: { recorded: RecordedVersion }) {
  const t = useTranslations('openData')
  const { version, date, species, references, files, withdrawal } = recorded
  return (
    <section className="stack-tight">
      <h3>
        <ShortDate date={date} /> <code>{version}</code>
      </h3>
      <p className="caption">{t('counts', { species, references })}</p>
      {withdrawal ? <Withdrawn {...withdrawal} /> : null}
      <ChangedSpecies {...recorded} />
      {files.length > 0 ? <VersionFiles recorded={recorded} /> : null}
    </section>
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
    <Row id="changes" title={t('changes')} note={t('changesNote', { count: keptVersions })}>
      <div className="row-wide stack">
        {versions.length === 0 ? <p>{t('noChanges')}</p> : null}
        {hasUnrecorded ? (
          <section className="stack-tight">
            <h3>{t('unrecorded')}</h3>
            <ChangedSpecies {...unrecorded} />
          </section>
        ) : null}
        {versions.map((recorded) => (
          <Version key={recorded.id} recorded={recorded} />
        ))}
        <p className="caption">
          {t('allVersions')} <a href="/api/dataversions">/api/dataversions</a>
        </p>
      </div>
    </Row>
  )
}
