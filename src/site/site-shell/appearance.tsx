import { Icon } from '@/ui/icon'
import { useTranslations } from '@/ui/texts'

const themes = [
  { theme: 'light', icon: 'sun' },
  { theme: 'dark', icon: 'moon' },
  { theme: 'device', icon: 'sun-moon' },
] as const

/**
 * The switch between light, dark and the device's theme. The script in the head listens and restores the
 * selection.
 */
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
            // Browsers that restore forms would otherwise show an outdated selection.
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
