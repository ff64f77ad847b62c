import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { Sign } from './sign'

/** What the buttons of a carousel show. */
export const carouselSigns = {
  pause: <Sign of={Pause} />,
  play: <Sign of={Play} />,
  previous: <Sign of={ChevronLeft} />,
  next: <Sign of={ChevronRight} />,
}
