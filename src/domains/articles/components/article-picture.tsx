import type { DrawingName } from '@illustrations/objects/catalogue'
import type { ArticleCard } from '@/domains/articles/listing'
import type { Topic } from '@/domains/articles/vocabulary'
import { Plate } from '@/domains/species/components/plate'
import { plainText } from '@/foundation/i18n/localized-text'
import { Drawing } from '@/ui/drawing'

/** Drawn where an article has neither a photograph nor a species. */
const drawings: Record<Topic, DrawingName<'guides'>> = {
  safety: 'identification',
  law: 'tools',
  identification: 'identification',
  kitchen: 'drying',
  growing: 'logs',
  science: 'agar',
}

interface ArticlePictureProps {
  article: ArticleCard
  urgent?: boolean
}

/** The picture of an article in a list: its photograph, the plate of its first species or a drawing of its topic. */
export function ArticlePicture({ article, urgent = false }: ArticlePictureProps) {
  const { image, species, topic } = article
  const [first] = species
  if (image)
    return (
      <img
        src={image.url}
        alt={plainText(image.alt)}
        lang={typeof image.alt === 'object' ? image.alt.lang : undefined}
        width={image.width}
        height={image.height}
        loading={urgent ? 'eager' : 'lazy'}
      />
    )
  if (first) return <Plate species={{ ...first, image: null }} alt="" urgent={urgent} listed />
  return <Drawing kind="guides" name={topic ? drawings[topic] : 'tools'} urgent={urgent} />
}
