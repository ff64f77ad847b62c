import {
  anyDistance,
  defaultKilometres,
  maxPlaceLength,
  type Near,
  radiiIn,
  radiusValue,
} from '@/domains/catalog/filters/list-query'
import { trackActions } from '@/domains/measurement/attributes'
import { placeSuggestionsPath } from '@/domains/places/suggestions-path'
import { distanceText, distanceUnit } from '@/foundation/i18n/distance'
import type { Locale } from '@/foundation/i18n/locales'
import { localePath } from '@/foundation/routing/locale-path'
import { cachedHtml } from '@/ui/html/cached-html'
import { Select } from '@/ui/select'
import { Switch } from '@/ui/switch'
import { TextInput } from '@/ui/text-input'
import { useLocale, useTranslations } from '@/ui/texts'

interface NearFieldsProps {
  /** Unique on the page. */
  id: string
  near: Near | null
  /** Suggestions for the place field without scripts. */
  places: readonly string[]
}

function Fields({ id, near, places }: NearFieldsProps) {
  const t = useTranslations('filters.near')
  const locale = useLocale() as Locale
  const unit = distanceUnit(locale)
  const kilometres = near?.kilometres ?? defaultKilometres
  const offered = [...new Set([...radiiIn(unit), kilometres])].sort((one, other) => one - other)
  return (
    <>
      <Switch
        id={`${id}-near`}
        name="near_me"
        value="true"
        label={t('label')}
        hint={t('hint')}
        defaultChecked={near !== null}
        {...trackActions('near_me')}
      />
      <div className="near-where">
        <TextInput
          id={`${id}-place`}
          name="place"
          label={t('place')}
          list={`${id}-places`}
          autoComplete="off"
          maxLength={maxPlaceLength}
          data-suggest={localePath(locale, placeSuggestionsPath)}
          defaultValue={near?.place ?? ''}
        />
        <datalist id={`${id}-places`}>
          {places.map((place) => (
            <option key={place} value={place} />
          ))}
        </datalist>
        <Select
          id={`${id}-km`}
          name="km"
          label={t('within')}
          options={offered.map((radius) => ({
            value: radiusValue(radius),
            label: radius === anyDistance ? t('anyDistance') : distanceText(radius, unit, locale),
          }))}
          defaultValue={radiusValue(kilometres)}
          data-default={radiusValue(defaultKilometres)}
        />
      </div>
    </>
  )
}

/** Filters by distance to the user or to a place. */
export function NearFields(props: NearFieldsProps) {
  const key = `near ${useLocale()} ${JSON.stringify(props)}`
  return (
    <div
      className="near"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React.
      dangerouslySetInnerHTML={{ __html: cachedHtml(key, () => <Fields {...props} />) }}
    />
  )
}
