import { useTranslations } from 'next-intl'
import { Printer, Share2 } from '@/ui/icons'
import { PrintButton, ShareLink } from './page-actions.client'
import { SvgIcon } from './svg-icon'

interface ShareRowProps {
  /** Absolute URL. */
  address: string
  title: string
}

/** Ways to share and print a page without contacting another host. */
export function ShareRow({ address, title }: ShareRowProps) {
  const t = useTranslations('ui.share')
  const letter = `mailto:?${new URLSearchParams({ subject: title, body: address }).toString().replaceAll('+', '%20')}`
  return (
    <div className="share-row">
      <ShareLink
        address={address}
        title={title}
        icon={<SvgIcon of={Share2} />}
        words={{ share: t('share'), copied: t('copied') }}
      />
      <a className="button quiet" href={letter}>
        {t('mail')}
      </a>
      <PrintButton>
        <SvgIcon of={Printer} />
        {t('print')}
      </PrintButton>
    </div>
  )
}
