import { type PlateView, plateAddress } from '@illustrations/plates/address'
import type { ReactNode } from 'react'
import type { SpeciesCard } from '@/domains/species/listing'
import { classes } from '@/ui/classes'
import { Dialog } from '@/ui/dialog'
import { useTranslations } from '@/ui/texts'
import { Plate } from './plate'

interface EnlargeablePlateProps {
  /** Without its photograph, the illustration is shown. */
  species: SpeciesCard
  view: PlateView
  /** Title of the dialog. */
  title: string
  alt?: string
  /** The largest picture of the page, above the fold. */
  isMain?: boolean
  /** What is drawn over it on the page, but not in the dialog. */
  children?: ReactNode
}

/** The illustration as a file of the light theme, without background. */
function DownloadLink({ species: { slug, traits }, view }: Pick<EnlargeablePlateProps, 'species' | 'view'>) {
  const t = useTranslations('species.enlarged')
  const address = plateAddress({ slug, view, detail: 'page', theme: 'light', format: 'svg' }, traits)
  return (
    <a className="button line" href={address} download={`${slug}-${view}.svg`}>
      {t('download')}
    </a>
  )
}

/** A picture of a species that a click enlarges to the size of the window, where its illustration can be downloaded. */
export function EnlargeablePlate({ species, view, title, alt, isMain, children }: EnlargeablePlateProps) {
  const t = useTranslations('ui')
  const isPhotograph = view === 'habit' && species.image !== null
  const id = isPhotograph ? 'photograph' : `plate-${view}`
  const className = classes('plate', isPhotograph && 'photograph')
  return (
    <>
      <a className={classes(className, 'enlarge')} href={`#${id}`}>
        <span className="hidden-visually">{t('gallery.enlarge')}: </span>
        <Plate species={species} view={view} alt={alt} detail={isMain ? 'page' : 'card'} urgent={isMain} />
        {children}
      </a>
      <Dialog
        id={id}
        title={title}
        close={t('close')}
        shape="picture"
        foot={isPhotograph || species.isDraft ? null : <DownloadLink species={species} view={view} />}
      >
        <div className={className}>
          <Plate species={species} view={view} alt={alt} detail="page" enlarged />
        </div>
      </Dialog>
    </>
  )
}
