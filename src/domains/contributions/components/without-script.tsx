import { useTranslations } from '@/ui/texts'

interface WithoutScriptProps {
  /** The page with the form, rendered for its reader. */
  href: string
}

/** Leads members without JavaScript to a form, because only scripts tell a cached page that they are signed in. */
export function WithoutScript({ href }: WithoutScriptProps) {
  const t = useTranslations('contributions')
  return (
    <noscript>
      <p className="caption">
        <a href={href}>{t('withoutScript')}</a>
      </p>
    </noscript>
  )
}
