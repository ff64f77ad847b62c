import type { DescribedValue } from '@/domains/species/described-values'
import { isOnlyHarmful } from '@/domains/species/sections'
import type { SpeciesView } from '@/domains/species/view'
import { localePath } from '@/foundation/routing/locale-path'
import { effectsPath } from '@/foundation/routing/paths'
import { Icon } from '@/ui/icon'
import { InlineText } from '@/ui/inline-text'
import { Row } from '@/ui/row'
import { useLocale, useTranslations } from '@/ui/texts'
import { HelpsWith } from './helps-with'

function EffectCard({ effect, heading: Heading }: { effect: DescribedValue; heading: 'h3' | 'h4' }) {
  const locale = useLocale()
  const { icon, title, url, description } = effect
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
      </div>
    </li>
  )
}

function EffectGroup({ name, effects }: { name: string; effects: DescribedValue[] }) {
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

/** Reported effects, harm before what somebody might seek. */
export function Effects({ species }: { species: SpeciesView }) {
  const t = useTranslations('species')
  const locale = useLocale()
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
        <EffectGroup name={t('sections.sideEffects')} effects={species.sideEffects} />
        <EffectGroup name={t('sections.cognitive')} effects={species.cognitiveEffects} />
        <EffectGroup name={t('sections.psychoactive')} effects={species.psychoactiveEffects} />
        <HelpsWith benefits={species.helpsWith} />
        {species.helpsWith.length > 0 ? (
          <p>
            <a href={localePath(locale, effectsPath)}>{t('effects.compare')}</a>
          </p>
        ) : null}
      </div>
    </Row>
  )
}
