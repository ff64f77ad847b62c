import { Printer, Share2 } from '@/ui/icons'
import { useTranslations } from '@/ui/texts'
import { SvgIcon } from './svg-icon'

interface ShareRowProps {
  /** Absolute URL. */
  address: string
  title: string
}

/**
 * Ways to share and print a page without contacting another host. Without JavaScript the first is a link, which browsers
 * can copy, and the button that prints is hidden.
 */
export function ShareRow({ address, title }: ShareRowProps) {
  const t = useTranslations('ui.share')
  const letter = `mailto:?${new URLSearchParams({ subject: title, body: address }).toString().replaceAll('+', '%20')}`
  return (
    <div className="share-row">
      <a
        className="button quiet"
        href={address}
        data-share={title}
        data-copied={t('copied')}
        data-track="share"
      >
        <SvgIcon of={Share2} />
        <span>{t('share')}</span>
      </a>
      <span className="hidden-visually" role="status" />
      <a className="button quiet" href={letter}>
        {t('mail')}
      </a>
      <button type="button" className="button quiet print-button" data-print="">
        <SvgIcon of={Printer} />
        {t('print')}
      </button>
    </div>
  )
}
