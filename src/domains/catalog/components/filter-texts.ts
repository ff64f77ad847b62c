import { anyDistance, type Filters, type Near } from '@/domains/catalog/filters/list-query'
import { keyTraits } from '@/domains/species/key-traits'
import { regionText } from '@/domains/suppliers/place-text'
import { type DistanceUnit, distanceText } from '@/foundation/i18n/distance'
import type { DynamicTranslator } from '@/foundation/i18n/dynamic-translator'
import type { Locale } from '@/foundation/i18n/locales'
import { formatter, translator } from '@/foundation/i18n/translator'
import { capitalize } from '@/ui/capitalize'
import { moneyText } from '@/ui/money'
import type { ChipTexts } from './chips'
import type { PanelTexts } from './panel-sections'

const isTrait = (kind: string) => Object.hasOwn(keyTraits, kind)

/** Names of what the identification key asks and of its choices, of months and of edibility; null for anything else. */
function getTraitTexts(locale: Locale) {
  const t: DynamicTranslator = translator(locale)
  const format = formatter(locale)
  const monthName = (month: string) =>
    capitalize(
      format.dateTime(new Date(Date.UTC(2024, Number(month) - 1, 15)), { month: 'long', timeZone: 'UTC' }),
    )
  return {
    title: (kind: string) => {
      if (kind === 'area') return t('identify.name.region')
      return isTrait(kind) || kind === 'month' ? t(`identify.name.${kind}`) : null
    },
    value: (kind: string, value: string) => {
      if (kind === 'edibility') return t(`vocabulary.edibility.${value}`)
      if (kind === 'month') return monthName(value)
      if (kind === 'shape') return t(`archive.shape.${value}.name`)
      if (kind === 'area') return t(`identify.state.region.${value}`)
      return isTrait(kind) ? t(`identify.state.${kind}.${value}`) : null
    },
  }
}

/** Names of sections and of values that are neither categories nor documents. */
export function getPanelTexts(locale: Locale): PanelTexts {
  const t = translator(locale, 'filters')
  const products = translator(locale, 'products')
  const suppliers = translator(locale, 'suppliers')
  const recipes = translator(locale, 'recipes')
  const traits = getTraitTexts(locale)
  return {
    title: (section) => traits.title(section) ?? t(`sections.${section}` as 'sections.vendor'),
    value: (section, value) => {
      const trait = traits.value(section, value)
      if (trait !== null) return trait
      if (section === 'badge') return products(`badges.${value}` as 'badges.vegan')
      if (section === 'type') return suppliers(`types.${value}` as 'types.grower')
      if (section === 'course') return recipes(`category.${value}` as 'category.main')
      if (section === 'time') return recipes(`time.${value}` as 'time.30')
      return ['country', 'state', 'region'].includes(section) ? regionText(value, locale) : value
    },
    any: t('any'),
    note: (section) => (section === 'benefit' || section === 'effect' ? t(`note.${section}`) : undefined),
  }
}

/** Labels of the chips of active filters. `unit` is that of distances; null if the place of `near` is unknown. */
export function getChipTexts(locale: Locale, unit: DistanceUnit | null): ChipTexts {
  const t = translator(locale, 'filters')
  const priceText = ({ from, to, currency }: NonNullable<Filters['price']>) => {
    const money = (amount: number) => moneyText({ amount, currency }, locale)
    if (from !== null && to !== null) return t('price.between', { from: money(from), to: money(to) })
    if (from) return t('price.atLeast', { from: money(from) })
    if (to !== null) return t('price.atMost', { to: money(to) })
    return t('price.in', { currency })
  }
  const nearText = ({ place, kilometres }: Near) => {
    if (!unit) return place ? t('near.chipUnknownPlace', { place }) : t('near.chipUnknownLocation')
    const distance =
      kilometres === anyDistance ? t('near.anyDistance') : distanceText(kilometres, unit, locale)
    return place ? t('near.chip', { place, distance }) : t('near.chipHere', { distance })
  }
  return {
    words: (words) => t('words', { words }),
    price: priceText,
    inStock: t('inStock'),
    onSale: t('onSale'),
    near: nearText,
    unknown: (section, value) => t('unknown.chip', { section, value }),
  }
}
