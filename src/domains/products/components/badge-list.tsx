import type { Badge } from '@/domains/products/vocabulary'
import {
  BugOff,
  DnaOff,
  FlaskConicalOff,
  Handshake,
  House,
  Leaf,
  MapPin,
  MoonStar,
  Rabbit,
  Recycle,
  Sprout,
  Star,
  Trees,
  Vegan,
  WheatOff,
} from '@/ui/icons'
import { SvgIcon } from '@/ui/svg-icon'
import { useTranslations } from '@/ui/texts'

const signs: Record<Badge, string> = {
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

/** Claims of the vendor about a product. */
export function BadgeList({ badges }: { badges: readonly Badge[] }) {
  const t = useTranslations('products')
  const all = useTranslations('ui.product')
  if (badges.length === 0) return null
  return (
    <ul className="designations" aria-label={all('designations')}>
      {badges.map((badge) => (
        <li key={badge}>
          <SvgIcon of={signs[badge]} />
          {t(`badges.${badge}`)}
        </li>
      ))}
    </ul>
  )
}
