import type { StudiedBenefit } from '@/domains/species/described-values'
import { localePath } from '@/foundation/routing/locale-path'
import { InlineText } from '@/ui/inline-text'
import { useLocale, useTranslations } from '@/ui/texts'
import { FindingKey } from './finding-key'
import { FindingMark } from './finding-mark'
import { StudyKind } from './study-kind'

function Benefit({ benefit }: { benefit: StudiedBenefit }) {
  const t = useTranslations('species.chemistry')
  const locale = useLocale()
  const { title, url, finding, description, source } = benefit
  return (
    <li className="studied-benefit">
      <h4 className="effect-name">
        <a href={localePath(locale, url)}>
          <InlineText text={title} />
        </a>
      </h4>
      <p>{finding ? <FindingMark finding={finding} /> : null}</p>
      <div className="stack-tight">
        <StudyKind {...benefit} />
        <p>
          <InlineText text={description} />
        </p>
        {source ? (
          <p className="caption">
            <a href={source.url}>{t('source', { source: source.citation })}</a>
          </p>
        ) : null}
      </div>
    </li>
  )
}

/** Reported benefits: what was found, then what was studied and in whom. */
export function HelpsWith({ benefits }: { benefits: readonly StudiedBenefit[] }) {
  const t = useTranslations('species.sections')
  if (benefits.length === 0) return null
  return (
    <section className="effect-group">
      <h3>{t('helpsWith')}</h3>
      <ul className="studied-benefits">
        {benefits.map((benefit) => (
          <Benefit key={`${benefit.url} ${benefit.source?.url}`} benefit={benefit} />
        ))}
      </ul>
      <FindingKey />
    </section>
  )
}
