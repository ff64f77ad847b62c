'use client'

import type { FormEvent } from 'react'
import type { EntryState } from '@/domains/contributions/browser/use-entry-form'
import type { ImpressionWords } from '@/domains/impressions/messages'
import type { Choice, Choices } from '@/domains/impressions/options'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { ChoiceGroup } from '@/ui/choice-group'
import { FormSummary } from '@/ui/form-summary.client'
import { RadioGroup } from '@/ui/radio-group'
import { StarsField } from '@/ui/stars-field'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'

interface ImpressionFormProps {
  /** Unique on the page; ids of the fields begin with it. */
  id: string
  item: string
  locale: string
  /** The page that shows the form again when it was not taken. */
  from: string
  choices: Choices
  /** What had been written. */
  values: Record<string, string>
  state: EntryState
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onCancel: () => void
  words: ImpressionWords
}

function Boxes({ name, choices, chosen }: { name: string; choices: readonly Choice[]; chosen: Set<string> }) {
  return (
    <div className="choices">
      {choices.map(({ value, label }) => (
        <label className="tick-line" key={value}>
          <input
            className="tick"
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={chosen.has(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  )
}

/** How it was: stars, words, the form it was taken in, what was felt and whether it helped. */
export function ImpressionForm(props: ImpressionFormProps) {
  const { id, item, locale, from, choices, values, state, onSubmit, onCancel, words } = props
  const t = words.form
  const problems = state.is === 'failed' ? state.problems : []
  const told = ({ code }: { code: string }) => words.problems[code] ?? words.problems.failed ?? ''
  const field = (name: string) => {
    const problem = problems.find((one) => one.field === name)
    return { name, id: `${id}-${name}`, error: problem && told(problem) }
  }
  const chosen = (name: string) => new Set(values[name]?.split(','))
  const experienced = chosen('experiential')
  return (
    <form
      className="form"
      id={`${id}-form`}
      action="/api/impressions/write"
      method="post"
      noValidate
      onSubmit={onSubmit}
    >
      {state.is === 'failed' ? (
        <FormSummary
          title={words.problemsTitles[problems.length - 1] ?? words.problemsTitles[0] ?? ''}
          errors={problems.map((problem) => ({
            message: problem.field ? told(problem) : (state.message ?? told(problem)),
            field: problem.field && `${id}-${problem.field}`,
          }))}
        />
      ) : null}
      <input type="hidden" name="item" value={item} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="from" value={from} />
      <label className="trap" aria-hidden="true">
        {words.website}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <StarsField
        {...field('rating')}
        label={t.rating}
        names={words.stars}
        defaultValue={Number(values.rating)}
        required
      />
      <TextInput {...field('headline')} label={t.headline} defaultValue={values.headline} required />
      <TextArea
        {...field('impression')}
        label={t.text}
        hint={words.textHint}
        limit={{ characters: 500, label: words.left }}
        defaultValue={values.impression}
        required
      />
      <div className="consumption">
        <RadioGroup
          {...field('consumptionForm')}
          label={t.consumptionForm}
          options={choices.consumptionForm}
          defaultValue={values.consumptionForm}
        />
        <div className="other-form">
          <TextInput
            {...field('otherConsumptionForm')}
            label={t.otherConsumptionForm}
            defaultValue={values.otherConsumptionForm}
            maxLength={80}
            required
          />
        </div>
      </div>
      <ChoiceGroup id={`${id}-experiential`} label={t.experiential} hint={t.several}>
        <Boxes name="experiential" choices={choices.experiences} chosen={experienced} />
        <details className="fold" open={choices.effects.some(({ value }) => experienced.has(value))}>
          <summary>{t.effects}</summary>
          <Boxes name="experiential" choices={choices.effects} chosen={experienced} />
        </details>
      </ChoiceGroup>
      <ChoiceGroup id={`${id}-helpsWith`} label={t.helpsWith} hint={t.helpsWithHint}>
        <Boxes name="helpsWith" choices={choices.helpsWith} chosen={chosen('helpsWith')} />
      </ChoiceGroup>
      <Checkbox
        {...field('anonymous')}
        label={words.anonymous}
        hint={words.anonymousHint}
        defaultChecked={Boolean(values.anonymous)}
      />
      <div className="form-actions">
        <Button type="submit" busy={state.is === 'sending'}>
          {state.is === 'sending' ? words.sending : t.send}
        </Button>
        <a
          className="button quiet"
          href={`${from.split('?')[0]}#impressions`}
          onClick={(event) => {
            event.preventDefault()
            onCancel()
          }}
        >
          {words.cancel}
        </a>
        <p className="caption">{words.moderated}</p>
      </div>
    </form>
  )
}
