import '@/ui/styles/account-pages.css'
import type { DrawingName } from '@illustrations/objects/catalogue'
import type { ReactNode } from 'react'
import { SiteShell } from '@/site/site-shell/site-shell'
import { Drawing } from '@/ui/drawing'

interface AuthPageProps {
  path: string
  title: ReactNode
  lead?: ReactNode
  /** The drawing beside the form. */
  drawing?: DrawingName<'states'>
  children: ReactNode
}

/** A page with one form, such as signing in, and a drawing beside it. */
export function AuthPage({ path, title, lead, drawing = 'sign-in', children }: AuthPageProps) {
  return (
    <SiteShell path={path}>
      <div className="auth-page">
        <div className="auth-panel">
          <h1>{title}</h1>
          {lead ? <p className="lead">{lead}</p> : null}
          {children}
        </div>
        <Drawing kind="states" name={drawing} />
      </div>
    </SiteShell>
  )
}
