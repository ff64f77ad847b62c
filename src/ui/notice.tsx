import { CircleCheck, Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react'
import { NoticeBox, type NoticeKind, type NoticeProps } from './notice-box'

const icons: Record<NoticeKind, LucideIcon> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: OctagonAlert,
}

/** A status message. */
export function Notice(props: NoticeProps) {
  return <NoticeBox {...props} icon={icons[props.kind]} />
}
