import { confirmationNames, confirmations, type PotencyRequest } from '@/domains/potency/request'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { useTranslations } from '@/ui/texts'

interface ConfirmationFormProps {
  /** The address of the page. */
  action: string
  /** The species page, for those who do not confirm. */
  speciesUrl: string
  confirmed: PotencyRequest['confirmed']
}

/** Asks for age and law; the address that the form leads to is the answer. */
export function ConfirmationForm({ action, speciesUrl, confirmed }: ConfirmationFormProps) {
  const t = useTranslations('potency.confirm')
  return (
    <section className="potency-confirm" aria-labelledby="confirm-heading">
      <h2 id="confirm-heading">{t('title')}</h2>
      <p>{t('text')}</p>
      <form action={action} className="stack">
        {confirmationNames.map((name) => (
          <Checkbox
            key={name}
            name={name}
            value={confirmations[name]}
            label={t(name)}
            error={confirmed.length > 0 && !confirmed.includes(name) ? t('missing') : undefined}
            defaultChecked={confirmed.includes(name)}
            required
          />
        ))}
        <div className="actions">
          <Button type="submit">{t('submit')}</Button>
          <a href={speciesUrl}>{t('leave')}</a>
        </div>
      </form>
    </section>
  )
}
