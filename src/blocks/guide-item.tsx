import { GuideCard } from '@/domains/guides/components/guide-card'
import type { GuideCard as Card } from '@/domains/guides/listing'
import { GuidePicture } from './guide-picture'

interface GuideItemProps {
  guide: Card
  urgent?: boolean
}

/** A guide's card with a drawing of its method. */
export function GuideItem({ guide, urgent }: GuideItemProps) {
  return <GuideCard guide={guide} plate={<GuidePicture guide={guide} urgent={urgent} listed />} />
}
