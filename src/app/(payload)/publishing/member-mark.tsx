import type { ServerProps } from 'payload'
import { isStaff } from '@/foundation/payload/access'
import './member-mark.css'

/** Marks the panel of somebody whose guides and contributions are published by others. */
export function MemberMark({ user }: ServerProps) {
  return isStaff(user) ? null : <span className="member-mark" hidden />
}
