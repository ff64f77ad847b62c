import { Chip } from '@/ui/chip'
import type { UnknownLocation } from './list-location'

/** Links to a list near other places. */
export function PlaceChips({ places }: { places: UnknownLocation['similar'] }) {
  return (
    <ul className="chips">
      {places.map(({ title, href }) => (
        <li key={href}>
          <Chip href={href} soft>
            {title}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
