import { readDrawingFile } from '@illustrations/objects/address'
import type { DrawingKind } from '@illustrations/objects/catalogue'
import { drawObject, isDrawn } from '@illustrations/objects/draw'
import { noDrawing, svgResponse } from '@/app/drawing-response'

interface Context {
  params: Promise<{ kind: string; name: string; file: string }>
}

/** Rendered once: drawings change only with a new version of the site. */
export const dynamic = 'force-static'

export function generateStaticParams() {
  return []
}

/**
 * `/drawings/{kind}/{name}/{size}-{tint}[-{initials}]-{theme}.svg`: goods, vendors, guides, effects,
 * empty pages.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { name, file, ...rest } = await params
  const kind = rest.kind as DrawingKind
  const look = readDrawingFile(file)
  if (!look || !isDrawn(kind, name)) return noDrawing()
  return svgResponse(drawObject(kind, name, look))
}
