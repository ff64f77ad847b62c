import type { LocalizedText } from '@/foundation/i18n/localized-text'
import { InlineText } from '@/ui/inline-text'
import { useTranslations } from '@/ui/texts'

/** What a guide grows on, among its facts; nothing where it names none. */
export function SubstrateFact({ substrate }: { substrate: LocalizedText | null }) {
  const t = useTranslations('guides')
  return substrate ? (
    <div>
      <dt>{t('substrate')}</dt>
      <dd>
        <InlineText text={substrate} />
      </dd>
    </div>
  ) : null
}
