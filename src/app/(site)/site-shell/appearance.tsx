import { useTranslations } from 'next-intl'
import { Icon } from '@/ui/icon'

const themes = [
  { theme: 'light', icon: 'sun' },
  { theme: 'dark', icon: 'moon' },
  { theme: 'device', icon: 'sun-moon' },
] as const

/** Light, dark, or as the device says. The script in the head listens, and marks what was chosen before. */
export function Appearance() {
  const t = useTranslations('site.theme')
  return (
    <fieldset className="theme-switch">
      <legend>{t('legend')}</legend>
      {themes.map(({ theme, icon }) => (
        <label key={theme}>
          <input
            type="radio"
            name="theme"
            value={theme}
            defaultChecked={theme === 'device'}
            // A browser that fills in forms again would mark what no longer holds.
            autoComplete="off"
          />
          <Icon name={icon} />
          {t(theme)}
          {theme === 'device' ? <span className="hidden-visually">, {t('deviceHint')}</span> : null}
        </label>
      ))}
    </fieldset>
  )
}
