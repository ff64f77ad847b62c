import {
  BugOff,
  DnaOff,
  FlaskConicalOff,
  Handshake,
  House,
  Leaf,
  type LucideIcon,
  MapPin,
  MoonStar,
  Rabbit,
  Recycle,
  Sprout,
  Star,
  Trees,
  Vegan,
  WheatOff,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Sign } from '../../../ui/sign'
import type { Badge } from '../vocabulary'

const signs: Record<Badge, LucideIcon> = {
  organic: Leaf,
  nonGMO: DnaOff,
  vegan: Vegan,
  glutenFree: WheatOff,
  crueltyFree: Rabbit,
  fairTradeCertified: Handshake,
  kosher: Star,
  halal: MoonStar,
  pesticideFree: BugOff,
  noFillersAdditives: FlaskConicalOff,
  locallySourced: MapPin,
  smallFarm: House,
  regenerativeAgriculture: Sprout,
  sustainableHarvesting: Recycle,
  wildForaged: Trees,
}

/** What the vendor claims of a product; the claims are the vendor's. */
export function BadgeList({ badges }: { badges: readonly Badge[] }) {
  const say = useTranslations('products')
  const all = useTranslations('ui.product')
  if (badges.length === 0) return null
  return (
    <ul className="designations" aria-label={all('designations')}>
      {badges.map((badge) => (
        <li key={badge}>
          <Sign of={signs[badge]} />
          {say(`badges.${badge}`)}
        </li>
      ))}
    </ul>
  )
}
