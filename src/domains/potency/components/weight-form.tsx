import {
  confirmationNames,
  confirmations,
  type PotencyRequest,
  publishedStates,
  stateNames,
  weightLimits,
} from '@/domains/potency/request'
import type { Potency } from '@/domains/species/potency'
import { Button } from '@/ui/button'
import { RadioGroup } from '@/ui/radio-group'
import { TextInput } from '@/ui/text-input'
import { useFormatter, useTranslations } from '@/ui/texts'

interface WeightFormProps {
  /** The address of the page. */
  action: string
  request: PotencyRequest
  potency: readonly Potency[]
}

/** Takes a weight; the address that the form leads to shows what it contains. */
export function WeightForm({ action, request, potency }: WeightFormProps) {
  const t = useTranslations('potency.weight')
  const format = useFormatter()
  const published = publishedStates(potency)
  const { weight, grams, state } = request
  const limits = { min: format.number(weightLimits.min), max: format.number(weightLimits.max) }
  return (
    <form action={`${action}#weight`} className="potency-weight stack">
      {confirmationNames.map((name) => (
        <input key={name} type="hidden" name={name} value={confirmations[name]} />
      ))}
      <TextInput
        name="weight"
        id="grams"
        type="number"
        inputMode="decimal"
        step="any"
        {...weightLimits}
        label={t('label')}
        error={weight !== null && grams === null ? t('invalid', limits) : undefined}
        defaultValue={weight ?? undefined}
        required
      />
      <RadioGroup
        name="state"
        label={t('state')}
        defaultValue={published.includes(state) ? state : published[0]}
        options={stateNames.map((value) => ({
          value,
          label: t(value),
          disabled: !published.includes(value),
          hint: published.includes(value) ? undefined : t(`${value}Unpublished`),
        }))}
      />
      <p>
        <Button type="submit">{t('submit')}</Button>
      </p>
    </form>
  )
}
