import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { SvgIcon } from './svg-icon'

/** What the buttons of a carousel show. */
export const carouselIcons = {
  pause: <SvgIcon of={Pause} />,
  play: <SvgIcon of={Play} />,
  previous: <SvgIcon of={ChevronLeft} />,
  next: <SvgIcon of={ChevronRight} />,
}
