import { Honeypot } from '@/domains/contributions/components/honeypot'
import { Button } from '@/ui/button'
import { TextInput } from '@/ui/text-input'
import { useLocale, useTranslations } from '@/ui/texts'

interface NoticeFormProps {
  product: string
  /** The variant that is sold out; without one, any variant counts. */
  variant?: string
  error?: string
  defaultValue?: string
}

/** Asks for one mail when a product is back. Pages are the same for everyone, so members see the field too. */
export function NoticeForm({ product, variant, error, defaultValue }: NoticeFormProps) {
  const t = useTranslations('products.soldOut')
  const locale = useLocale()
  return (
    <form className="stock-notice" method="post" action="/api/stocknotices/request">
      <input type="hidden" name="product" value={product} />
      {variant ? <input type="hidden" name="variant" value={variant} /> : null}
      <input type="hidden" name="locale" value={locale} />
      <Honeypot label={t('leaveEmpty')} />
      <TextInput
        id="notice-email"
        name="email"
        type="email"
        autoComplete="email"
        label={t('email')}
        hint={t('hint')}
        error={error}
        defaultValue={defaultValue}
      />
      <Button type="submit" kind="secondary">
        {t('submit')}
      </Button>
    </form>
  )
}
