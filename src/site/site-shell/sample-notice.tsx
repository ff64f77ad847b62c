import { useTranslations } from '@/ui/texts'

/** Says that there is sample content, as long as there is some. */
export function SampleNotice() {
  const t = useTranslations('site.footer')
  return (
    <p className="caption">
      <b>{t('sample')}</b> {t('sampleText')}
    </p>
  )
}
