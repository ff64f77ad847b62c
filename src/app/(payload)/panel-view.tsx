import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

interface PanelViewProps extends Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> {
  className: string
  children: ReactNode
}

/** A view of the site's own in the frame of Payload's panel. */
export function PanelView({ initPageResult, params, searchParams, className, children }: PanelViewProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <Gutter className={className}>{children}</Gutter>
    </DefaultTemplate>
  )
}
