import type { UnitSystem } from '@/domains/recipes/amount'
import { maxServings } from '@/domains/recipes/scale'
import { Button } from '@/ui/button'
import { QuantityField } from '@/ui/quantity-field'
import { useTranslations } from '@/ui/texts'

export interface Serving {
  servings: number
  system: UnitSystem
}

interface ServingFormProps extends Serving {
  /** The address of the recipe with its language. */
  action: string
}

/** Servings and units. The server answers the form; scripts change the amounts in place. */
export function ServingForm({ action, servings, system }: ServingFormProps) {
  const t = useTranslations('recipes')
  return (
    <form className="serving-form" action={action} data-serving>
      <QuantityField
        name="serves"
        label={t('servings')}
        steps={{ less: t('fewer'), more: t('more') }}
        min={1}
        max={maxServings}
        defaultValue={servings}
        autoComplete="off"
      />
      <fieldset className="segments">
        <legend>{t('unitSystem')}</legend>
        {(['metric', 'us'] as const).map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="units"
              value={value}
              defaultChecked={value === system}
              autoComplete="off"
            />
            {t(value)}
          </label>
        ))}
      </fieldset>
      <Button type="submit" kind="secondary" className="serving-submit">
        {t('update')}
      </Button>
    </form>
  )
}
