import type { DefaultServerCellComponentProps } from 'payload'
import { AccountName } from './account-name'

/** Whose an entry is, in a list. */
export const AccountCell = ({ cellData, payload }: DefaultServerCellComponentProps) => (
  <AccountName account={cellData} payload={payload} />
)
