import { useTranslations } from '@/ui/texts'

/** Returns a function that writes minutes as `25 min` or `1 h 30 min`. */
export function useDuration(): (minutes: number) => string {
  const t = useTranslations('recipes')
  return (minutes) =>
    minutes < 60
      ? t('minutes', { minutes })
      : t('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}
