import type { PathParams } from '@/site/page'
import type { FileHandler } from './file'

type SegmentName<Segment extends string> = Segment extends `:${infer Name}{${string}`
  ? Name
  : Segment extends `:${infer Name}`
    ? Name
    : never

type NamesIn<Pattern extends string> = Pattern extends `${infer Segment}/${infer Rest}`
  ? SegmentName<Segment> | NamesIn<Rest>
  : SegmentName<Pattern>

/** What a pattern names: `:path{.+}`, its last part, stands for several segments and any other name for one. */
type ParamsOf<Pattern extends string> = {
  [Name in NamesIn<Pattern>]: Pattern extends `${string}/:${Name}{.+}` ? string[] : string
}

/** A file as routers need it: they find one text for each name of the pattern. */
export type FileEntry = readonly [
  pattern: string,
  load: () => Promise<FileHandler<Readonly<Record<string, string>>>>,
]

/**
 * Makes an entry of a file. What stands for several segments is split here, since routers find it as one text.
 * @param fixed what the handler gets beside, the same for each address
 */
export function file<Pattern extends string, Fixed extends PathParams = Record<never, never>>(
  pattern: Pattern,
  load: () => Promise<FileHandler<ParamsOf<Pattern> & NoInfer<Fixed>>>,
  fixed?: Fixed,
): FileEntry {
  const list = /:(\w+)\{\.\+\}$/.exec(pattern)?.[1]
  const paramsOf = (found: Readonly<Record<string, string>>): PathParams => ({
    ...found,
    ...(list && { [list]: found[list]?.split('/') ?? [] }),
    ...fixed,
  })
  return [
    pattern,
    async () => {
      const handler = await load()
      return (request, found) => handler(request, paramsOf(found) as ParamsOf<Pattern> & Fixed)
    },
  ]
}
