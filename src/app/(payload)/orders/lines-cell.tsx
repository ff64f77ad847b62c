import type { DefaultServerCellComponentProps } from 'payload'

interface Line {
  title?: string
  options?: string | null
  quantity?: number
}

/** What an order is for, in the list: "2 × Lion's mane kit (2.5 kg)". */
export function LinesCell({ cellData }: DefaultServerCellComponentProps) {
  const lines: Line[] = Array.isArray(cellData) ? cellData : []
  return lines
    .map(({ title, options, quantity }) => `${quantity} × ${options ? `${title} (${options})` : title}`)
    .join(', ')
}
