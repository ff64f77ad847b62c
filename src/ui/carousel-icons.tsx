import { ChevronLeft, ChevronRight, Pause, Play } from '@/ui/icons'
import { SvgIcon } from './svg-icon'

/** Icons of the carousel buttons. */
export const carouselIcons = {
  pause: <SvgIcon of={Pause} />,
  play: <SvgIcon of={Play} />,
  previous: <SvgIcon of={ChevronLeft} />,
  next: <SvgIcon of={ChevronRight} />,
}
