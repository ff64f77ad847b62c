import { useTranslations } from 'next-intl'
import { Icon } from '@/ui/icon'
import { ThemeSwitch } from './theme-switch.client'

/** The theme's switch with its words and drawings, which need no script. */
export function Appearance() {
  const say = useTranslations('site.theme')
  const labels = {
    light: (
      <>
        <Icon name="sun" />
        {say('light')}
      </>
    ),
    dark: (
      <>
        <Icon name="moon" />
        {say('dark')}
      </>
    ),
    device: (
      <>
        <Icon name="sun-moon" />
        {say('device')}
        <span className="hidden-visually">, {say('deviceHint')}</span>
      </>
    ),
  }
  return <ThemeSwitch legend={say('legend')} labels={labels} />
}
