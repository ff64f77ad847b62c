import { CircleCheck, Info, OctagonAlert, TriangleAlert } from '@/ui/icons'
import { NoticeBox, type NoticeKind, type NoticeProps } from './notice-box'

const icons: Record<NoticeKind, string> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: OctagonAlert,
}

/** A status message. */
export function Notice(props: NoticeProps) {
  return <NoticeBox {...props} icon={icons[props.kind]} />
}
