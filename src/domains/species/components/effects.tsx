import { useLocale, useTranslations } from 'next-intl'
import type { DescribedValue } from '@/domains/species/described-values'
import { isOnlyHarmful } from '@/domains/species/sections'
import type { SpeciesView } from '@/domains/species/view'
import { type Evidence, evidences } from '@/domains/species/vocabulary'
import { localePath } from '@/foundation/routing/locale-path'
import { Icon } from '@/ui/icon'
import { InlineText } from '@/ui/inline-text'
import { Row } from '@/ui/row'

function EvidenceMark({ evidence, source }: { evidence: Evidence; source: string | null }) {
  const t = useTranslations()
  const strength = evidences.indexOf(evidence) + 1
  return (
    <p className="caption">
      <span className="evidence" aria-hidden="true">
        {evidences.map((step, index) => (
          <i key={step} aria-hidden="true" className={index < strength ? 'full' : undefined} />
        ))}
      </span>
      <span>
        {t('species.effects.evidence', { evidence: t(`vocabulary.evidence.${evidence}`).toLowerCase() })}
        {source ? <span className="block">{t('species.chemistry.source', { source })}</span> : null}
      </span>
    </p>
  )
}

type Effect = DescribedValue & { evidence?: Evidence; source?: string | null }

function EffectCard({ effect, heading: Heading }: { effect: Effect; heading: 'h3' | 'h4' }) {
  const locale = useLocale()
  const { icon, title, url, description, evidence, source = null } = effect
  return (
    <li className="effect-card">
      <Icon name={icon ?? 'minus'} />
      <div>
        <Heading className="effect-name">
          <a href={localePath(locale, url)}>
            <InlineText text={title} />
          </a>
        </Heading>
        <p>
          <InlineText text={description} />
        </p>
        {evidence ? <EvidenceMark evidence={evidence} source={source} /> : null}
      </div>
    </li>
  )
}

function EffectGroup({ name, effects }: { name: string; effects: Effect[] }) {
  if (effects.length === 0) return null
  return (
    <section className="effect-group">
      <h3>{name}</h3>
      <ul className="effect-cards">
        {effects.map((effect) => (
          <EffectCard key={effect.url} effect={effect} heading="h4" />
        ))}
      </ul>
    </section>
  )
}

/** Reported effects; for psychoactive species, law and harm come first. */
export function Effects({ species }: { species: SpeciesView }) {
  const t = useTranslations('species')
  if (isOnlyHarmful(species)) {
    return (
      <Row id="effects" title={t('sections.sideEffects')}>
        <ul className="row-wide effect-cards">
          {species.sideEffects.map((effect) => (
            <EffectCard key={effect.url} effect={effect} heading="h3" />
          ))}
        </ul>
      </Row>
    )
  }
  return (
    <Row
      id="effects"
      title={t('sections.effects')}
      note={t(species.psychoactive ? 'effects.lawful' : 'effects.lead')}
    >
      <div className="row-wide">
        <EffectGroup
          name={t('sections.sideEffects')}
          effects={species.psychoactive ? species.sideEffects : []}
        />
        <EffectGroup name={t('sections.cognitive')} effects={species.cognitiveEffects} />
        <EffectGroup name={t('sections.psychoactive')} effects={species.psychoactiveEffects} />
        <EffectGroup name={t('sections.helpsWith')} effects={species.helpsWith} />
        <EffectGroup
          name={t('sections.sideEffects')}
          effects={species.psychoactive ? [] : species.sideEffects}
        />
      </div>
    </Row>
  )
}
