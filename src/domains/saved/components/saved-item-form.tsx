import { maxLengths, type SavedList } from '@/domains/saved/lists'
import type { SavedItemView } from '@/domains/saved/queries'
import { AccountForm } from '@/domains/users/components/account-form'
import type { FailedSubmission } from '@/foundation/forms/form-state'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { TextArea } from '@/ui/text-area'
import { TextInput } from '@/ui/text-input'
import { useTranslations } from '@/ui/texts'

interface SavedItemFormProps {
  list: SavedList
  /** The page of the form, without language. */
  from: string
  submission: FailedSubmission | null
  /** The item that is changed. */
  item: SavedItemView | null
  /** The species that is selected at first. */
  species: string | undefined
  options: readonly { value: string; label: string }[]
}

type FieldOf = Parameters<Parameters<typeof AccountForm>[0]['children']>[0]

/** When and where it was found, and its picture. */
function FindFields({ field, item }: { field: FieldOf; item: SavedItemView | null }) {
  const t = useTranslations('accounts')
  return (
    <>
      <TextInput {...field('foundOn', item?.foundOn)} type="date" label={t('lists.foundOn')} />
      <TextInput
        {...field('place', item?.place)}
        label={t('lists.place')}
        hint={t('lists.placeHint')}
        maxLength={maxLengths.place}
      />
      <div className="saved-picture">
        {item?.picture ? <img className="plate" src={item.picture.card} alt="" /> : null}
        <Field {...field('picture')} label={t('lists.picture')} hint={t('fields.avatarHint')}>
          {(control) => (
            <input
              {...control}
              className="account-file"
              type="file"
              name="picture"
              accept="image/jpeg,image/png,image/webp,image/avif"
            />
          )}
        </Field>
      </div>
      {item?.picture ? <Checkbox name="removePicture" label={t('fields.removeAvatar')} /> : null}
    </>
  )
}

/** Adds an item to a personal list, or changes one. */
export function SavedItemForm({ list, from, submission, item, species, options }: SavedItemFormProps) {
  const t = useTranslations('accounts')
  const isFind = list === 'finds'
  return (
    <AccountForm
      collection="saveditems"
      action="/save"
      from={from}
      submission={submission}
      submit={t('lists.submit')}
      hidden={{ list, id: item?.id }}
      multipart={isFind}
    >
      {(field) => (
        <>
          <Select
            {...field('species', species)}
            label={t('lists.species')}
            options={options}
            placeholder={isFind ? t('lists.notIdentified') : t('lists.chooseSpecies')}
            required={!isFind}
          />
          {isFind ? <FindFields field={field} item={item} /> : null}
          <TextArea {...field('note', item?.note)} label={t('lists.note')} rows={4} />
        </>
      )}
    </AccountForm>
  )
}
