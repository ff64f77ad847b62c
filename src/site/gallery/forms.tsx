import { Button, ButtonLink } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { FileField } from '@/ui/file-field'
import { FormSummary } from '@/ui/form-summary'
import { ImagePlus } from '@/ui/icons'
import { QuantityField } from '@/ui/quantity-field'
import { RadioGroup } from '@/ui/radio-group'
import { Row } from '@/ui/row'
import { Select } from '@/ui/select'
import { StarsField } from '@/ui/stars-field'
import { SvgIcon } from '@/ui/svg-icon'
import { Switch } from '@/ui/switch'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'
import { useLocale, useMessages, useTranslations } from '@/ui/texts'
import { samplesIn } from './samples'

/** Every field in its idle and its error state. Errors keep what was typed and explain the fix. */
export function Forms() {
  return (
    <>
      <IdleFields />
      <FailedFields />
    </>
  )
}

function IdleFields() {
  const t = useTranslations('ui')
  const { form } = samplesIn(useLocale())
  const limit = { characters: 500, label: t('form.left') }
  const stars = Object.values(useMessages().ui.stars)
  return (
    <Row id="fields" title="Fields" note={t('form.requiredNote')}>
      <form className="form row-main" action="#fields">
        <div className="form-pair">
          <TextInput name="idle-name" label={form.name} autoComplete="name" required />
          <TextInput name="idle-mail" type="email" label={form.mail} hint={form.mailHint} />
        </div>
        <TextArea
          name="idle-text"
          label={form.text}
          hint={form.textHint}
          limit={limit}
          defaultValue={form.sample}
        />
        <div className="form-pair">
          <Select
            name="idle-country"
            label={form.country}
            options={form.countries}
            placeholder={form.choose}
          />
          <QuantityField
            name="idle-quantity"
            label={t('quantity.label')}
            steps={{ less: t('quantity.less'), more: t('quantity.more') }}
            defaultValue={1}
            max={6}
          />
        </div>
        <RadioGroup name="idle-form" label={form.eaten} options={form.ways} defaultValue="fresh" required />
        <StarsField name="idle-stars" label={form.rating} names={stars} defaultValue={4} />
        <Checkbox name="idle-anonymous" label={form.anonymous} hint={form.anonymousHint} defaultChecked />
        <Switch name="idle-near" label={form.near} hint={form.nearHint} defaultChecked />
        <TextInput name="idle-locked" label={form.locked} defaultValue="97401" disabled />
        <div className="form-actions">
          <Button type="submit">{form.send}</Button>
          <ButtonLink kind="quiet" href="#fields">
            {t('cancel')}
          </ButtonLink>
        </div>
      </form>
      <div className="row-side">
        <FileField
          name="idle-files"
          label={form.pictures}
          hint={form.picturesHint}
          icon={<SvgIcon of={ImagePlus} />}
          invitation={t('file.invitation')}
          accept="image/*"
          multiple
          files={form.files}
          remove={(name) => t('file.remove', { name })}
        />
      </div>
    </Row>
  )
}

function FailedFields() {
  const t = useTranslations('ui')
  const { form } = samplesIn(useLocale())
  const stars = Object.values(useMessages().ui.stars)
  return (
    <Row id="failed-fields" title="Fields, failed">
      <form className="form row-main" action="#failed-fields">
        <FormSummary title={t('form.problems', { count: form.errors.length })} errors={form.errors} />
        <TextInput name="failed-name" label={form.name} error={form.nameError} required />
        <TextArea
          name="failed-text"
          label={form.text}
          error={form.textError}
          limit={{ characters: 20, label: t('form.left') }}
          defaultValue={form.sample}
        />
        <Select
          name="failed-country"
          label={form.country}
          options={form.countries}
          placeholder={form.choose}
          error={form.countryError}
          required
        />
        <RadioGroup
          name="failed-form"
          label={form.eaten}
          options={form.ways}
          error={form.waysError}
          required
        />
        <StarsField name="failed-stars" label={form.rating} names={stars} error={form.starsError} required />
        <Checkbox name="failed-terms" label={form.terms} error={form.termsError} required />
        <div className="form-actions">
          <Button type="submit" busy>
            {form.sending}
          </Button>
        </div>
      </form>
      <div className="row-side">
        <FileField
          name="failed-files"
          label={form.pictures}
          icon={<SvgIcon of={ImagePlus} />}
          invitation={t('file.invitation')}
          error={form.filesError}
          remove={(name) => t('file.remove', { name })}
        />
      </div>
    </Row>
  )
}
