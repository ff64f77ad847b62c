import type { PathParams } from '@/site/page'

/** Answers a request for a file of the site. `params` are the segments of its address that its pattern names. */
export type FileHandler<Params extends PathParams = Record<never, never>> = (
  request: Request,
  params: Params,
) => Promise<Response> | Response

/** The answer for an address that looks like one of a file. @param kind what there is none of, as in "No such feed." */
export const noSuch = (kind: string): Response =>
  new Response(`No such ${kind}.`, { status: 404, headers: { 'Content-Type': 'text/plain' } })
