import type { SavedList } from '@/domains/saved/lists'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { useLocale, useTranslations } from '@/ui/texts'

interface UndoDeletionProps {
  list: SavedList
  /** What the form of the item contained. */
  values: Readonly<Record<string, string>>
}

/** Confirms that an item is deleted, and saves it again if its owner wants it back. */
export function UndoDeletion({ list, values }: UndoDeletionProps) {
  const t = useTranslations('accounts.lists')
  const locale = useLocale()
  return (
    <Notice kind="success" live="polite" title={t('deleted')}>
      <form method="post" action="/api/saveditems/save">
        {Object.entries({ ...values, list, locale }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" kind="secondary">
          {t('undo')}
        </Button>
      </form>
    </Notice>
  )
}
