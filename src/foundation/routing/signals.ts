/** What a page throws where its address has no page. */
export class NotFound extends Error {
  override name = 'NotFound'
}

/** What a page throws where its address leads to another. */
export class Redirect extends Error {
  override name = 'Redirect'

  constructor(
    readonly location: string,
    readonly status: 307 | 308,
  ) {
    super(location)
  }
}

/** Answers 404. */
export function notFound(): never {
  throw new NotFound()
}

/** Leads to another address, for this time. */
export function redirect(location: string): never {
  throw new Redirect(location, 307)
}

/** Leads to the address that has taken the place of this one. */
export function permanentRedirect(location: string): never {
  throw new Redirect(location, 308)
}
